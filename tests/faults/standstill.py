"""How long the table stands still: the time in which it shows nothing new although it is not the person's turn.

In the page each change of the table is noted: cards, whose turn it is, what is chosen, which dialog is open. What lies
between two of them is a standstill, unless the table waited for the person; then it begins with the click or key that
is answered. A page that is left ends it. What lies between the beginning of a page and its first scene is the start of
Python, and is kept apart.
"""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page

# Keeps in the tab's sessionStorage, as lists of milliseconds, `still` and `starts`.
WATCH = """{
    const body = () => document.body.dataset
    const open = () => [...document.querySelectorAll('dialog[open]')].pop()
    const shown = () => [body().phase, body().turn, body().moves, body().deal, open()?.id, !passing().hidden,
        ...[...document.querySelectorAll('#hand [aria-pressed=true], #trick [data-card]')].map(one => one.dataset.card)
        ].join()
    const passing = () => document.querySelector('#passing')
    const asks = () => open() || (body().phase === 'pass' && !passing().hidden)
        || (body().phase === 'play' && body().turn === '0')
    const keep = (name, time) => {
        const kept = JSON.parse(sessionStorage[name] ?? '[]')
        sessionStorage[name] = JSON.stringify([...kept, Math.round(time)])
    }
    let before, since = 0, waiting = true
    const look = () => {
        const first = performance.getEntriesByName('hearts:page')[0]
        if (!first) return
        const now = performance.now(), seen = shown()
        if (seen === before) return
        if (before === undefined) keep('starts', first.startTime)
        else if (!waiting) keep('still', now - since)
        before = seen, since = now, waiting = asks()
    }
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true})
    for (const kind of ['pointerup', 'keydown'])
        addEventListener(kind, event => {
            if (waiting && before !== undefined) since = event.timeStamp, waiting = false
        }, true)
    addEventListener('pagehide', () => before !== undefined && !waiting && keep('still', performance.now() - since))
}"""
TAKE = """() => ['still', 'starts'].map(name => {
    const kept = JSON.parse(sessionStorage[name] ?? '[]')
    delete sessionStorage[name]
    return kept
})"""


class Standstill:
    """All that was measured, in milliseconds."""

    def __init__(self) -> None:
        self.still: list[int] = []
        self.starts: list[int] = []

    def take(self, page: Page) -> None:
        """Take over what a tab has noted."""
        still, starts = page.evaluate(TAKE)
        self.still += still
        self.starts += starts

    def told(self) -> str:
        """The figures."""
        return f"The table stood still for {figures(self.still)}. A page's start took {figures(self.starts)}."


def figures(times: list[int]) -> str:
    """The longest, the 99th of a hundred and the middle one of some times."""
    if not times:
        return "no time"
    times = sorted(times)
    late = times[len(times) * 99 // 100]
    return f"{times[-1]} ms at the longest (99 of 100: {late}, half: {median(times):.0f}, of {len(times)})"

"""Rules of the layout that hold on every screen: what can be read or pressed is seen whole, apart, and large enough.

`faults(table)` looks at the page as it is now: at the dialog that is open, else at the table. It knows the page by what
is drawn there, not by what its parts are called; what belongs on what else is told by `FREE`.
"""

import re
from collections.abc import Callable

from person import Table

TARGET = 24  # pixels each way, by WCAG 2.2
TAP = 44  # pixels each way for a finger: what it hits, not what it sees
TYPE = 12  # pixels, the smallest type
EDGE = 2  # so many pixels come and go with the version of a browser

# What may be all the same, as `screen, size: fault`, and why.
FREE = {
    r"picture by #seats span.dealer": "the dealer's mark stands on a portrait",
    r"span.says .* by #seats (span.says|img)": "who speaks later is read",
    r"in a trick, said, (640x360|820x1180@150): .*span.says .* by trick card": "what is said lies below the cards",
    r"span.says .* by #pass-near": "what is said goes, and the button stays",
    r"^[56] .*said, .*@150: .* by #seats span.says": "what is said goes; in large type it has no room of its own",
    r": cut: #(seats b.called|kitty span.whose) “[^”]{9}": "a long name ends in dots; the score sheet has it whole",
    r"^[56] .*, 320x568: cut: #title": "the longest ways to pass on the smallest of all phones",
    r"^. at the sheet.*, 320x568: word broken": "nine letters or six names on the smallest of all phones",
    r"^welcomed, .*(#seats|#prompt|#pad|#cup|#pass|strip).* by #welcome": "a greeting lies on all but the cards",
    r"^taught, .*#seats .* by #lesson": "a bubble says more than the plate that it lies on",
    r"left-handed, 844x390: cut: #title": "the badge stands before it there",
    r"^boss, 320x568: (cut|scrolls)": "a spreadsheet has columns of one width",
    r"^walk, .*word broken: #walk-told code": "a hash has 64 letters and no place to break",
    r"type small: .* text": "a graph shrinks with the window",
    r"(#pad|#cup|own \w+).* by #(hint|replay)\b": "a panel says more than what it lies on, and goes at a touch",
    r"(hint|replay), .*(strip|#prompt).* by #(hint|replay)": "the coach's sentence stands in its place",
    r"^3 in a replay.*#seats .* by #replay": "three sit where the panel stands",
    r"^6 .*, (?!1...x).*: covered: trick card .* by trick card": "six have room side by side in a wide window alone",
    r"^answered, .*: covered: trick card .* by trick card": "the fourth card lies low: the second shows its index",
    r"^answered, .*: covered: #problem-counted": "its panel scrolls, and what can be pressed stays in sight",
    r"in a replay.*: covered: trick card": "the panel is high, and the cards lie closer: all indices are seen",
    r"in a replay, unfolded.* by #replay": "who has unfolded it folds it again to see the others",
    r"in a replay, .*360x640: tap small: #pad .* 0x0": "the panel lies on the pad of the smallest phone",
    r"^welcomed, .*tap small: #(seats|pad|cup|pass|do-people)": "a greeting lies on all but the cards",
    r"^begins_lesson, 844x390: tap small: #seats": "a bubble says more than the portrait that it lies on",
    r"^boss, .*tap small: #boss-grid": "the cells of a spreadsheet are as low as in any other; a button leads back",
}

LOOK = """([TARGET, TYPE, EDGE]) => {
    const opened = [...document.querySelectorAll('dialog[open]')].pop(), root = opened ?? document.body
    const found = new Set(), page = document.scrollingElement, sheet = new CSSStyleSheet()
    const window_ = {left: -page.scrollLeft, top: -page.scrollTop}
    window_.right = window_.left + Math.max(page.scrollWidth, innerWidth)
    window_.bottom = window_.top + Math.max(page.scrollHeight, innerHeight)
    const looks = new Map(), look = node => looks.get(node) ?? looks.set(node, getComputedStyle(node)).get(node)
    const seen = node => node.checkVisibility({opacityProperty: true, visibilityProperty: true})
    const called = node => {
        const card = node.closest('[data-card]'), it = node.closest('[id]') ?? node
        if (card) return (card.closest('#hand, #trick')?.id ?? 'open') + ' card'
        const kind = node.classList.length ? '.' + node.classList[0] : ''
        return [it.id && '#' + it.id, node.closest('.mine') && 'own', it !== node && node.localName + kind]
            .filter(part => part).join(' ')
    }
    const told = node => `“${(node.ariaLabel || node.textContent || node.localName).trim().slice(0, 30)}”`
    const meet = (a, b) => ({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
                             top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)})
    const empty = box => box.right - box.left < 1 || box.bottom - box.top < 1
    const beyond = (box, other) => Math.max(other.left - box.left, box.right - other.right,
                                            other.top - box.top, box.bottom - other.bottom) > EDGE

    // What is left of a box in the boxes around it; "" where one that cannot be scrolled cuts it.
    const inside = (node, box) => {
        for (let around = node; around && around !== document.documentElement; around = around.parentElement) {
            const {overflowX, overflowY, position} = look(around)
            if (overflowX !== 'visible' || overflowY !== 'visible') {
                const own = around.getBoundingClientRect()
                const hides = [overflowX, overflowY].some(how => how === 'hidden' || how === 'clip')
                if (hides && beyond(box, own)) return ''
                box = meet(box, own)
            }
            if (position === 'fixed') break
        }
        return box
    }
    // Whether it hides what lies behind it.
    const paints = node => {
        if (node instanceof SVGElement) return node.localName !== 'svg' && look(node).fill !== 'none'
        const {backgroundColor, backgroundImage, opacity} = look(node), parts = backgroundColor.match(/[\\d.]+/g) ?? []
        return Number(opacity) > .3 && (node.matches('img, canvas, video') || backgroundImage !== 'none'
            || !/transparent/.test(backgroundColor) && Number(parts[3] ?? 1) > .3)
    }
    // What lies over a point of a node, if anything; `passing`: what stays while the rest can still scroll away.
    const passing = {}
    const over = (node, x, y) => {
        for (const other of document.elementsFromPoint(x, y)) {
            if (other === node || other.contains(node) || node.contains(other)) return null
            if (!paints(other)) continue
            const stays = (() => { for (let it = other; it !== root && it; it = it.parentElement)
                if (look(it).position === 'sticky') return it })()
            if (stays) {
                const scroller = opened ?? page, end = scroller.scrollHeight - scroller.clientHeight
                const low = y > innerHeight / 2
                if (low ? scroller.scrollTop < end - 1 : scroller.scrollTop > 1) return passing
            }
            return other
        }
        return null
    }

    const thin = ({box}) => ({...box, left: box.left, right: box.right,
        top: box.top + .18 * (box.bottom - box.top), bottom: box.bottom - .18 * (box.bottom - box.top)})

    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
    const words = [], texts = [], range = document.createRange()
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const node = text.parentElement
        if (!text.data.trim() || !seen(node) || node.closest('option, select, script, style, template')) continue
        range.selectNodeContents(text)
        texts.push([node, text, range.getClientRects().length])
        for (const box of range.getClientRects()) {
            const unseen = look(node.closest('.unseen') ?? node)
            if (box.width < 2 || box.height < 2 || unseen.clipPath !== 'none') continue
            words.push({node, box})
        }
    }
    // 1. type is large enough, 2. words are not cut
    const readable = words.filter(one => {
        const {node, box} = one
        const size = parseFloat(look(node).fontSize) * (node instanceof SVGElement ? node.getScreenCTM()?.a ?? 1 : 1)
        if (size < TYPE) found.add(`type small: ${called(node)} ${told(node)} ${size.toFixed(1)}`)
        const left = inside(node, box)
        if (left === '' || beyond(left, window_)) {
            found.add(`cut: ${called(node)} ${told(node)}`)
            return false
        }
        one.box = left
        return !empty(left)
    })
    // 3. nothing lies on words
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    const free = readable.filter(({node, box}) => ![.1, .5, .9].some(part => {
        const x = box.left + part * (box.right - box.left), y = (box.top + box.bottom) / 2
        const other = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && over(node, x, y)
        if (other && other !== passing) found.add(`covered: ${called(node)} ${told(node)} by ${called(other)}`)
        return other
    }))
    // 4. at least half of a picture and of a card in the trick is seen
    for (const node of root.querySelectorAll('img, #kitty .lying, #trick .card')) {
        const box = node.getBoundingClientRect()
        if (!seen(node) || empty(box)) continue
        const points = [1, 3, 5].flatMap(a => [1, 3, 5].map(b => [
            box.left + a * box.width / 6, box.top + b * box.height / 6]))
        const hidden = points.map(([x, y]) => over(node, x, y)).filter(other => other && other !== passing)
        if (hidden.length > 3) found.add(`covered: ${called(node)} picture by ${called(hidden[0])}`)
    }
    // 5. nothing at all lies on the strip, nor it on anything that is read or pressed
    for (const node of opened ? [] : document.querySelectorAll('#strip > *')) {
        const box = node.getBoundingClientRect()
        if (!seen(node) || empty(box)) continue
        for (const across of [.02, .25, .5, .75, .98]) for (const down of [.1, .5, .9]) {
            const x = box.left + across * (box.right - box.left), y = box.top + down * (box.bottom - box.top)
            const other = over(node, x, y)
            if (other) found.add(`the strip is covered by ${called(other)}`)
        }
        const things = '.seat .who, .seat .disc, .seat.mine, #trick .card .face, #pad, #cup, #kitty, #notice, #passing'
        for (const other of document.querySelectorAll(things))
            if (seen(other) && !empty(thin({box: meet(box, other.getBoundingClientRect())})))
                found.add(`the strip lies on ${called(other)}`)
    }
    // 6. the index of each card in the hand is seen, or another card lies on it
    for (const card of opened ? [] : document.querySelectorAll('#hand .card')) {
        const {left, top} = card.getBoundingClientRect(), x = left + 12, y = top + 16
        const other = seen(card) && x < innerWidth && y < innerHeight && over(card, x, y)
        if (other && other !== passing && !other.closest('.card')) found.add(`covered: index by ${called(other)}`)
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    // 7. words do not overlap
    const rows = free.map(one => ({...one, box: thin(one)})).sort((a, b) => a.box.top - b.box.top)
    rows.forEach((a, at) => {
        for (let next = at + 1; next < rows.length && rows[next].box.top < a.box.bottom - EDGE; next += 1) {
            const b = rows[next], both = meet(a.box, b.box)
            if (both.right - both.left > EDGE && both.bottom - both.top > EDGE && a.node !== b.node)
                found.add(`words overlap: ${called(a.node)} ${told(a.node)} and ${called(b.node)} ${told(b.node)}`)
        }
    })
    // 8. the words of a heading stand apart
    for (const head of root.querySelectorAll('h2, h3, legend')) {
        const node = head.firstChild, least = parseFloat(look(head).fontSize) / 6
        if (!seen(head) || node?.nodeType !== Node.TEXT_NODE) continue
        const letter = at => {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            return range.getBoundingClientRect()
        }
        for (const {index} of node.data.matchAll(/(?<=\\S) (?=\\S)/g)) {
            const [before, after] = [letter(index - 1), letter(index + 1)]
            if (after.left > before.left && after.left - before.right < least) // else a line ends here
                found.add(`words stuck: ${called(head)} ${told(head)}`)
        }
    }
    // 9. no word is broken, but a long one at a hyphen
    for (const [node, text, lines] of texts.filter(([, , lines]) => lines > 1))
        for (const {0: word, index} of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
            if (word.length > 9 && look(node).hyphens === 'auto') continue
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const tops = [...range.getClientRects()].filter(box => box.width >= 1).map(box => Math.round(box.top))
            if (new Set(tops).size > 1) found.add(`word broken: ${called(node)} “${word}”`)
        }
    // 10. nothing scrolls sideways
    for (const node of [...root.querySelectorAll('*'), root])
        if (/auto|scroll/.test(look(node).overflowX) && node.scrollWidth > node.clientWidth + EDGE && seen(node))
            found.add(`scrolls sideways: ${called(node)}`)
    // 11. what is pressed is large enough, in the window, and under the finger
    for (const node of root.querySelectorAll('button, select, input, summary, a[href], [role=button]')) {
        const label = node.closest('label'), box = (label ?? node).getBoundingClientRect()
        const own = node.getBoundingClientRect(), wide = Math.max(box.width, own.width)
        const high = Math.max(box.height, own.height)
        if (!seen(label ?? node) || !wide || !high || node.closest('#hand')) continue
        const inline = node.matches('p a, li a')
        if (Math.min(wide, high) < TARGET && !inline)
            found.add(`target small: ${called(node)} ${told(node)} ${Math.round(wide)}x${Math.round(high)}`)
        const left = inside(node.parentElement, box)
        if (left === '' || beyond(left, window_)) { found.add(`target cut: ${called(node)} ${told(node)}`); continue }
        if (empty(left)) continue
        const x = (left.left + left.right) / 2, y = (left.top + left.bottom) / 2
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const hit = document.elementFromPoint(x, y)
        if (!hit || node.contains(hit) || label?.contains(hit) || hit.contains(node)) continue
        const other = over(node, x, y)
        if (other && other !== passing) found.add(`target covered: ${called(node)} ${told(node)} by ${called(hit)}`)
    }
    return [...found]
}"""

# What a finger hits of each thing that is pressed: from a point of it, as far as it answers to both sides, up and down.
# A thing is a field with its labels; a page that scrolls is scrolled to it first. Where a panel is unfolded, its things
# are looked at: it lies on others as long as somebody reads it.
HITS = """TAP => {
    const shown = [...document.querySelectorAll('dialog[open], .slip:has(> details[open])')]
    const root = shown.pop() ?? document.body, found = []
    const kinds = 'button, select, input, textarea, summary, a[href], [role=button], [data-do]'
    const parts = [.5, .25, .75, .1, .9]
    for (const node of root.querySelectorAll(kinds)) {
        const all = [node, ...node.labels ?? []].filter(it => it.checkVisibility({visibilityProperty: true}))
        const sized = all.map(it => [it, it.getBoundingClientRect()]).filter(([, box]) => box.width * box.height > 1)
        if (node.closest('#hand') || !sized.length) continue
        const [largest] = sized.sort(([, a], [, b]) => b.width * b.height - a.width * a.height)[0]
        largest.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
        const {left, top, width, height} = largest.getBoundingClientRect()
        const hits = (x, y) => all.some(it => it.contains(document.elementFromPoint(x, y)))
        const at = parts.flatMap(down => parts.map(across => [left + across * width, top + down * height]))
        const [x, y] = at.find(point => hits(...point)) ?? [NaN, NaN]
        const reach = (dx, dy) => {
            let far = 0
            while (far < TAP && hits(x + (far + 1) * dx, y + (far + 1) * dy)) far += 1
            return far
        }
        const wide = x ? reach(-1, 0) + 1 + reach(1, 0) : 0, high = x ? reach(0, -1) + 1 + reach(0, 1) : 0
        const named = (node.closest('[id]') ?? node).id, own = node.id ? '' : ' ' + node.localName
        const told = (node.ariaLabel || largest.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 30)
        if (Math.min(wide, high) < TAP) found.push(`tap small: #${named}${own} “${told}” ${wide}x${high}`)
    }
    return found
}"""


def faults(table: Table) -> list[str]:
    """What breaks a rule on the screen as it is now."""
    return list(table.page.evaluate(LOOK, [TARGET, TYPE, EDGE]))


def taps(table: Table) -> list[str]:
    """What is too small for a finger on the screen as it is now, or below other things."""
    return list(table.page.evaluate(HITS, TAP))


class Faults:
    """What breaks a rule on several screens, and where; without what is `FREE`."""

    def __init__(self, rules: Callable[[Table], list[str]] = faults) -> None:
        self.found: dict[str, list[str]] = {}
        self.rules = rules

    def add(self, table: Table, screen: str, size: str) -> None:
        """Look at one screen."""
        for fault in self.rules(table):
            if not any(re.search(free, f"{screen}, {size}: {fault}") for free in FREE):
                self.found.setdefault(f"{screen}: {fault}", []).append(size)

    def tell(self) -> None:
        """Fail if there is any."""
        assert not self.found, "\n".join(f"{fault}: {' '.join(sizes)}" for fault, sizes in sorted(self.found.items()))

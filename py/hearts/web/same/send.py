"""Send a deal, a game or a result: its link to copy or to share, the link as a QR code, and a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.deals import LONGEST
from hearts.app.words.locale import say
from hearts.web.browser import clock, code, dom, files, link
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import html
from hearts.web.request import SendOf

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request

# For each kind: what its link asks for, how many packed letters it may have, how its file's name begins, and its title.
KINDS = {
    "deal": (link.ASKS_DEAL, LONGEST, "hearts-deal", "send-of-deal"),
    "game": (link.ASKS, link.LONGEST, "hearts-game", "send-of-game"),
    "result": (link.ASKS_RESULT, link.LONGEST, "hearts-result", "send-of-result"),
}


class Send(Dialog):
    """Makes the link when it is opened; where there is none, the file is left."""

    name = "send"
    home = "hearts/web/same"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._text = self._address = self._file = ""
        dom.on_click(self.part("copy"), lambda: files.copy(self._address, self._copied))
        dom.on_click(self.part("share"), lambda: files.share(self._address, self._shared))
        dom.on_click(self.part("save"), self._save)

    async def fill(self, request: Request) -> None:
        """Describe the thing that is sent, and make its link."""
        assert isinstance(request, SendOf)
        asks, longest, file, title = KINDS[request.kind]
        self._text, self._address, self._file = request.text, "", f"{file}-{clock.stamp()}.txt"
        self.part("title").textContent = say(title)
        self.part("about").textContent = say("send-about", kind=request.kind)
        dom.write(self.part("code"))
        self.part("link").value = ""
        self.part("linked").hidden = True
        self._say("")
        text = request.text
        link.make_link(text, lambda address: self._linked(text, address), asks, longest)

    def _linked(self, text: str, address: str) -> None:
        if text != self._text:
            return  # something else is sent by now
        self._address = address
        self.part("link").value = address
        self.part("linked").hidden = not address
        if address:
            self.work(self._draw(address), "code")
        else:
            self._say(say("send-long"))

    async def _draw(self, address: str) -> None:
        drawing = await code.code(address)
        drawn = html('<div role="img" aria-label="{}">{}</div>', say("send-code"), drawing)
        dom.write(self.part("code"), drawn if drawing else html("<p>{}</p>", say("send-code-long")))

    def _copied(self, done: bool) -> None:
        self._say(say("send-copied" if done else "send-uncopied"))
        if not done:
            dom.focus(self.part("link"))
            self.part("link").select()

    def _shared(self, how: str) -> None:
        if how != "shared":
            self._copied(how != "")

    def _save(self) -> None:
        files.save(self._file, self._text)
        self._say(say("send-saved", file=self._file))

    def _say(self, text: str) -> None:
        self.part("said").textContent = text

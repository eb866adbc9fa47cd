"""A foul: a mind broke the rules, or a program its protocol; the sentence names the mind or program."""


class Foul(ValueError):
    """The fault by which the mind called `name` loses; `what` is the sentence without its subject."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name, what)
        self.name = name
        self.what = what

    def __str__(self) -> str:
        return f"“{self.name}” {self.what}, so it loses the match."

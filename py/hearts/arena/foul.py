"""A foul: what a mind does against the rules, or a program against its protocol; its sentence names who did it."""


class Foul(ValueError):
    """What the mind called `name` loses by; `what` is the sentence without its subject."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name, what)
        self.name = name
        self.what = what

    def __str__(self) -> str:
        return f"“{self.name}” {self.what}, so it loses the match."

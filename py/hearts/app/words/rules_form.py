"""The dialog with all the rules: how to keep and share them. Its options are in `form`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "rules_form.title": "All the rules",
    "rules_form.boxes": "The eight boxes of Hearts Deluxe",
    "rules_form.unfold": "Show all options",
    "rules_form.fold": "Fold all options",
    "rules_form.as_is": "{preset}, as it is. {about}",
    "rules_form.but": "{preset}, but:",
    "rules_form.box": "{name}: {effect}",
    "rules_form.extra": "or your own",
    "rules_form.deals.before": "or",
    "rules_form.deals": "deals",
    "rules_form.deals.number": "Number of deals",
    "rules_form.limit": "which is",
    "rules_form.limit.name": "Score limit",
    "rules_form.share": "Keep and share",
    "rules_form.name": "A name for these rules",
    "rules_form.keep": "Keep them",
    "rules_form.kept": "“{name}” is kept. New game offers it beside the presets.",
    "rules_form.unkept": (
        "“{name}” cannot be kept: the browser has no room for it. New game offers it until the page is closed."
    ),
    "rules_form.replaced": "“{name}” is replaced by these rules. New game offers it beside the presets.",
    "rules_form.line": "These rules as one line; paste another one here",
    "rules_form.reads": "These are the rules: {rules}.",
    "rules_form.copy": "Copy the line",
    "rules_form.copied": "The line is copied.",
    "rules_form.link": "Copy a link",
    "rules_form.link.copied": "The link is copied.",
    "rules_form.by_hand": "The browser does not let the page copy. The text is selected: you can copy it yourself.",
    "rules_form.back": "Back to {preset}",
    "rules_form.done": "Done",
}

ENGLISH.add(SENTENCES)

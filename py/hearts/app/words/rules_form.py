"""The dialog with all the rules: how to keep and share them. Its options are in `form`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "rules_form.title": "All the rules",
    "rules_form.advanced": "Advanced",
    "rules_form.boxes": "House rules",
    "rules_form.unfold": "Show all options",
    "rules_form.fold": "Hide all options",
    "rules_form.as_is": "{preset}, unchanged. {about}",
    "rules_form.but": "{preset}, with these changes:",
    "rules_form.box": "{name}: {effect}",
    "rules_form.extra": "or your own",
    "rules_form.deals.before": "or",
    "rules_form.deals": "deals",
    "rules_form.deals.number": "Number of deals",
    "rules_form.limit": "limit:",
    "rules_form.limit.name": "Score limit",
    "rules_form.share": "Save and share",
    "rules_form.name": "A name for these rules",
    "rules_form.keep": "Save them",
    "rules_form.kept": "“{name}” is saved. You find it in New game, beside the other rules.",
    "rules_form.unkept": (
        "“{name}” cannot be saved: the browser has no room for it. You find it in New game until you close the page."
    ),
    "rules_form.replaced": "“{name}” is replaced by these rules. You find it in New game, beside the other rules.",
    "rules_form.line": "Rules code: copy it, or paste another one",
    "rules_form.reads": "These are the rules: {rules}.",
    "rules_form.copy": "Copy the code",
    "rules_form.copied": "The code is copied.",
    "rules_form.link": "Copy a link",
    "rules_form.link.copied": "The link is copied.",
    "rules_form.by_hand": "The browser does not allow copying. The text is selected: copy it yourself.",
    "rules_form.back": "Back to {preset}",
    "rules_form.done": "Done",
}

ENGLISH.add(SENTENCES)

"""All English sentences by id, as the Fluent files have them, for tests that go through them."""

from pathlib import Path

import hearts.app.words
from hearts.app.words import fluent

ENGLISH = Path(hearts.app.words.__path__[0]) / "en"
REGIONS = {path.stem: fluent.read_sentences(path.read_text("utf-8")) for path in sorted(ENGLISH.glob("*.ftl"))}
CATALOGUE = {id: sentence for region in REGIONS.values() for id, sentence in region.items()}


def forms(id: str) -> list[str]:
    """The sentence with this id, or each of its forms."""
    sentence = CATALOGUE[id]
    return [sentence] if isinstance(sentence, str) else list(sentence[1].values())

"""Letters as people see them: which of them show nothing, and where a text may be cut.

The ranges stand here, and no browser's `Intl.Segmenter` is asked: all pages of a table must come to the same names, and
browsers know different versions of Unicode. A test compares them with the Segmenter of Node.
"""

from __future__ import annotations

# Code points that show nothing: spaces without a width, fillers, marks of direction, selectors, tags, gaps.
INVISIBLE = (
    (0x00, 0x20), (0x7F, 0xA0), (0xAD, 0xAD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x1680, 0x1680),
    (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2000, 0x200F), (0x2028, 0x202F), (0x205F, 0x206F), (0x2800, 0x2800),
    (0x3000, 0x3000), (0x3164, 0x3164), (0xFB37, 0xFB37), (0xFB3D, 0xFB3D), (0xFB3F, 0xFB3F), (0xFB42, 0xFB42),
    (0xFB45, 0xFB45), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
# Code points that belong to the letter before them, as Unicode 17 divides texts (UAX 29): accents, vowel signs, marks
# of tone, selectors, skin colours, tags; and the old vowels of Hangul.
MARKS_OF_ALL = """
300-36f 483-489 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 610-61a 64b-65f 670 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 711 730-74a
7a6-7b0 7eb-7f3 7fd 816-819 81b-823 825-827 829-82d 859-85b 897-89f 8ca-8e1 8e3-903 93a-93c 93e-94f 951-957
962-963 981-983 9bc 9be-9cd 9d7 9e2-9e3 9fe-a03 a3c-a51 a70-a71 a75 a81-a83 abc abe-acd ae2-ae3 afa-b03 b3c
b3e-b57 b62-b63 b82 bbe-bcd bd7 c00-c04 c3c c3e-c56 c62-c63 c81-c83 cbc cbe-cd6 ce2-ce3 cf3-d03 d3b-d3c d3e-d4d
d57 d62-d63 d81-d83 dca-ddf df2-df3 e31 e33-e3a e47-e4e eb1 eb3-ebc ec8-ece f18-f19 f35 f37 f39 f3e-f3f f71-f84
f86-f87 f8d-fbc fc6 102d-1037 1039-103e 1056-1059 105e-1060 1071-1074 1082 1084-1086 108d 109d 1160-11ff
135d-135f 1712-1715 1732-1734 1752-1753 1772-1773 17b4-17d3 17dd 180b-180d 180f 1885-1886 18a9 1920-193b
1a17-1a1b 1a55-1a60 1a62 1a65-1a7f 1ab0-1b04 1b34-1b44 1b6b-1b73 1b80-1b82 1ba1-1bad 1be6-1bf3 1c24-1c37
1cd0-1cd2 1cd4-1ce8 1ced 1cf4 1cf7-1cf9 1dc0-1dff 200c-200d 20d0-20f0 2cef-2cf1 2d7f 2de0-2dff 302a-302f
3099-309a a66f-a672 a674-a67d a69e-a69f a6f0-a6f1 a802 a806 a80b a823-a827 a82c a880-a881 a8b4-a8c5 a8e0-a8f1
a8ff a926-a92d a947-a953 a980-a983 a9b3-a9c0 a9e5 aa29-aa36 aa43 aa4c-aa4d aa7c aab0 aab2-aab4 aab7-aab8
aabe-aabf aac1 aaeb-aaef aaf5-aaf6 abe3-abea abec-abed fb1e fe00-fe0f fe20-fe2f ff9e-ff9f 101fd 102e0
10376-1037a 10a01-10a0f 10a38-10a3f 10ae5-10ae6 10d24-10d27 10d69-10d6d 10eab-10eac 10efa-10eff 10f46-10f50
10f82-10f85 11000-11002 11038-11046 11070 11073-11074 1107f-11082 110b0-110ba 110c2 11100-11102 11127-11134
11145-11146 11173 11180-11182 111b3-111c0 111c9-111cc 111ce-111cf 1122c-11237 1123e 11241 112df-112ea
11300-11303 1133b-1133c 1133e-1134d 11357 11362-11374 113b8-113d0 113d2 113e1-113e2 11435-11446 1145e
114b0-114c3 115af-115c0 115dc-115dd 11630-11640 116ab-116b7 1171d-1171f 11722-1172b 1182c-1183a 11930-1193e
11940 11942-11943 119d1-119e0 119e4 11a01-11a0a 11a33-11a39 11a3b-11a3e 11a47 11a51-11a5b 11a8a-11a99
11b60-11b67 11c2f-11c3f 11c92-11cb6 11d31-11d45 11d47 11d8a-11d97 11ef3-11ef6 11f00-11f01 11f03 11f34-11f42
11f5a 13440 13447-13455 1611e-1612f 16af0-16af4 16b30-16b36 16f4f 16f51-16f92 16fe4-16ff1 1bc9d-1bc9e
1cf00-1cf46 1d165-1d169 1d16d-1d172 1d17b-1d182 1d185-1d18b 1d1aa-1d1ad 1d242-1d244 1da00-1da36 1da3b-1da6c
1da75 1da84 1da9b-1daaf 1e000-1e02a 1e08f 1e130-1e136 1e2ae 1e2ec-1e2ef 1e4ec-1e4ef 1e5ee-1e5ef 1e6e3 1e6e6
1e6ee-1e6ef 1e6f5 1e8d0-1e8d6 1e944-1e94a 1f3fb-1f3ff e0020-e01ef
"""
JOINED = tuple([
    (int(each.split("-")[0], 16), int(each.split("-")[-1], 16)) for each in MARKS_OF_ALL.split()
])  # fmt: skip
# What binds the next consonant to the one before it: in six alphabets of India, in Burmese, in Khmer.
BINDING = (0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D, 0x1039, 0x17D2)
MARKS = 4  # visible marks on one letter; Burmese has so many
JOINER = 0x200D
FLAGS = 0x1F1E6, 0x1F1FF  # letters of which two make a flag


def visible(letter: str) -> bool:
    """Return whether a letter shows anything."""
    return not _within(ord(letter), INVISIBLE)


def without_marks(text: str) -> str:
    """Return the text without marks that are piled up on one letter; empty if nothing of it can be seen.

    >>> seen("A" + 9 * chr(0x301)) == "A" + 4 * chr(0x301), seen(chr(0x200D))
    (True, '')
    """
    letters: list[str] = []
    marks = 0
    for letter in text:
        shows = visible(letter)
        marks = marks + shows if joins(letter) else 0
        if marks <= MARKS or not shows:
            letters.append(letter)
    return "".join(letters) if [letter for letter in letters if visible(letter)] else ""


def shorten(text: str, most: int) -> str:
    """Return as much of a text as `most` letters hold without a part of what is seen as one, and no space at its
    ends."""
    at = most
    while 0 < at < len(text) and _inside(text, at):
        at -= 1
    return text[: at or most].strip()


def _inside(text: str, at: int) -> bool:
    """Return whether a cut before the letter at this place would part what is seen as one."""
    code, before = ord(text[at]), ord(text[at - 1])
    if before == JOINER or joins(text[at]) or (before in BINDING and code >= 0x900):
        return True
    flags = 0
    while flags < at and _flag(ord(text[at - 1 - flags])):
        flags += 1
    return _flag(code) and flags % 2 == 1


def joins(letter: str) -> bool:
    """Return whether a letter belongs to the one before it."""
    return ord(letter) >= JOINED[0][0] and _within(ord(letter), JOINED)


def _flag(code: int) -> bool:
    return FLAGS[0] <= code <= FLAGS[1]


def _within(code: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    low, high = 0, len(ranges)
    while low < high:
        middle = (low + high) // 2
        if code > ranges[middle][1]:
            low = middle + 1
        else:
            high = middle
    return low < len(ranges) and code >= ranges[low][0]

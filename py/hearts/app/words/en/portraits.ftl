### Portraits in words: what is wrong with a drawing.

# $size: kilobytes
# $most: the largest number that is allowed
portrait-large = The drawing has { $size } KB, but { $most } KB is the most.
portrait-unknown = Write an SVG drawing, “<svg …>”, or a PNG picture, “data:image/png;base64,…”.
# $sign: a letter or sign
portrait-base64 = “{ $sign }” is not base64.
portrait-base64_end = The base64 cannot be read. Perhaps its end is missing.
portrait-png = The base64 can be read, but it is not a PNG picture.
# $wide: the width in pixels
# $high: the upper end
# $most: the largest number that is allowed
portrait-wide = The picture has { $wide } by { $high } pixels, but { $most } by { $most } is the most.
# $start: the first letters
# $end: the letters that are missing
portrait-no_end = “{ $start }” has no “{ $end }”.
# $tag: the name of a tag of XML
portrait-document = “<{ $tag }”: document types, entities, CDATA and instructions are not allowed.
# $tag: the name of a tag of XML
portrait-not_closed = The tag “<{ $tag }” is not closed.
# $tag: the name of a tag of XML
portrait-not_open = “<{ $tag }>” closes a tag that is not open.
portrait-after = There is more text after the end of “<svg>”.
# $tag: the name of a tag of XML
portrait-never_closed = “<{ $tag }>” is never closed.
# $tag: the name of a tag of XML
portrait-element = “<{ $tag }>” is not allowed in a portrait.
portrait-one_svg = A portrait begins with “<svg>”, and has only one.
# $space: the name of a namespace of XML
portrait-space = “<svg>” needs xmlns="{ $space }".
portrait-malformed = The browser cannot show this drawing. Perhaps it is damaged, or a value has no quotes.
# $most: the largest number that is allowed
portrait-tags = The drawing has more than { $most } tags.
# $most: the largest number that is allowed
portrait-deep = The tags of the drawing are nested more than { $most } deep.
# $tag: the name of a tag of XML
portrait-stencil = “<{ $tag }>” inside a mask or clip path refers to another.
portrait-stencils = Styles may not set masks or clip paths if there are several of them: that could take for ever.
# $space: the name of a namespace of XML
portrait-xmlns = xmlns must be “{ $space }”.
# $key: a name in a file or in the storage
portrait-runs = “{ $key }” could run a program.
# $key: a name in a file or in the storage
# $value: the value that was given
portrait-reaches = “{ $key }” points outside the drawing: “{ $value }”.
# $start: the first letters
portrait-coded = “&{ $start }” is a coded letter or an entity. Write the letter itself.
# $near: the letters around the place
portrait-backslash = A backslash could hide an address outside the drawing: “{ $near }”.
# $near: the letters around the place
portrait-at_rule = A rule such as @import could hide an address outside the drawing: “{ $near }”.
# $near: the letters around the place
portrait-comment = A comment in a style could hide an address outside the drawing: “{ $near }”.
# $start: the first letters
portrait-url = “url({ $start }” points outside the drawing. Only “url(#…)” stays inside.
# $call: the call, as the file has it
portrait-call = “{ $call }” could point outside the drawing.

### Portraits in words: what is wrong with a drawing.

# $size: ?
# $most: ?
portrait-large = The drawing has { $size } KB, but { $most } KB is the most.
portrait-unknown = Write an SVG drawing, “<svg …>”, or a PNG picture, “data:image/png;base64,…”.
# $sign: ?
portrait-base64 = “{ $sign }” is not base64.
portrait-base64_end = The base64 cannot be read. Perhaps its end is missing.
portrait-png = The base64 can be read, but it is not a PNG picture.
# $wide: ?
# $high: ?
# $most: ?
portrait-wide = The picture has { $wide } by { $high } pixels, but { $most } by { $most } is the most.
# $start: ?
# $end: ?
portrait-no_end = “{ $start }” has no “{ $end }”.
# $tag: ?
portrait-document = “<{ $tag }”: document types, entities, CDATA and instructions are not allowed.
# $tag: ?
portrait-not_closed = The tag “<{ $tag }” is not closed.
# $tag: ?
portrait-not_open = “<{ $tag }>” closes a tag that is not open.
portrait-after = There is more text after the end of “<svg>”.
# $tag: ?
portrait-never_closed = “<{ $tag }>” is never closed.
# $tag: ?
portrait-element = “<{ $tag }>” is not allowed in a portrait.
portrait-one_svg = A portrait begins with “<svg>”, and has only one.
# $space: ?
portrait-space = “<svg>” needs xmlns="{ $space }".
portrait-malformed = The browser cannot show this drawing. Perhaps it is damaged, or a value has no quotes.
# $most: ?
portrait-tags = The drawing has more than { $most } tags.
# $most: ?
portrait-deep = The tags of the drawing are nested more than { $most } deep.
# $tag: ?
portrait-stencil = “<{ $tag }>” inside a mask or clip path refers to another.
portrait-stencils = Styles may not set masks or clip paths if there are several of them: that could take for ever.
# $space: ?
portrait-xmlns = xmlns must be “{ $space }”.
# $key: ?
portrait-runs = “{ $key }” could run a program.
# $key: ?
# $value: ?
portrait-reaches = “{ $key }” points outside the drawing: “{ $value }”.
# $start: ?
portrait-coded = “&{ $start }” is a coded letter or an entity. Write the letter itself.
# $near: ?
portrait-backslash = A backslash could hide an address outside the drawing: “{ $near }”.
# $near: ?
portrait-at_rule = A rule such as @import could hide an address outside the drawing: “{ $near }”.
# $near: ?
portrait-comment = A comment in a style could hide an address outside the drawing: “{ $near }”.
# $start: ?
portrait-url = “url({ $start }” points outside the drawing. Only “url(#…)” stays inside.
# $call: ?
portrait-call = “{ $call }” could point outside the drawing.

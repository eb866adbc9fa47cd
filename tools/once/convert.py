"""Run in a checkout: move SENTENCES of app/words into .ftl and rename ids (dots to hyphens)."""
import ast, importlib, io, pathlib, re, string, subprocess, sys, tokenize
sys.path.insert(0, "py"); sys.path.insert(0, ".")
W = pathlib.Path("py/hearts/app/words"); EN = W / "en"; EN.mkdir(exist_ok=True)
ARGS = dict(line.strip().split(" = ", 1) for line in open(pathlib.Path(__file__).with_name("args.txt")) if " = " in line)
MODS = {}
for p in sorted(W.glob("*.py")):
    m = importlib.import_module("hearts.app.words." + p.stem)
    S = getattr(m, "SENTENCES", None)
    if S is not None: MODS[p.stem] = S
CAT = {i: s for S in MODS.values() for i, s in S.items()}
NEW = {i: i.replace(".", "-") for i in CAT}
assert len(set(NEW.values())) == len(NEW)
missing = set()

def ftl_text(s):
    out = ""
    for lit, name, spec, conv in string.Formatter().parse(s):
        out += lit.replace("{", '{"{"}').replace("}", '{"}"}')
        if name is not None:
            assert not spec and not conv
            out += "{ $" + name + " }"
    out = out.replace("\u00a0", '{"\\u00A0"}').replace("\ufe0e", '{"\\uFE0E"}').replace("\u200b", '{"\\u200B"}')
    if out[:1] in " [*.}#" or out == "" : out = '{"' + out[:1] + '"}' + out[1:]
    if out[-1:] == " ": out = out[:-1] + '{" "}'
    assert "\n" not in out
    return out

def names(s):
    found = []
    for f in ([s] if isinstance(s, str) else s):
        for _, name, _, _ in string.Formatter().parse(f):
            if name is not None and name not in found: found.append(name)
    return found

def message(i, s):
    lines = []
    for n in names(s):
        if n not in ARGS: missing.add(n)
        lines.append(f"# ${n}: {ARGS.get(n, '?')}")
    if isinstance(s, str): lines.append(f"{NEW[i]} = {ftl_text(s)}")
    else:
        lines += [f"{NEW[i]} = {{ $count ->", f"    [one] {ftl_text(s[0])}", f"   *[other] {ftl_text(s[1])}", "}"]
    return lines

empty = []
for stem, S in MODS.items():
    p = W / f"{stem}.py"; src = p.read_text(); tree = ast.parse(src); lines = src.split("\n")
    doc = ast.get_docstring(tree) or ""
    node = next(n for n in tree.body if isinstance(n, ast.AnnAssign) and n.target.id == "SENTENCES")
    out = ["### " + " ".join(doc.split("\n\n")[0].split()), ""]
    if isinstance(node.value, ast.Dict):
        keys = {k.lineno: k.value for k in node.value.keys if isinstance(k, ast.Constant)}
        done = set()
        for no in range(node.lineno, node.end_lineno + 1):
            line = lines[no - 1].strip()
            if line.startswith("#"):
                out += ["", "## " + line.lstrip("# ")]
                out.append("")
            for k in [keys[no]] if no in keys else []:
                out += message(k, S[k]); done.add(k)
        for k in S:
            if k not in done: out += message(k, S[k])
    else:
        for k in S: out += message(k, S[k])
    text = "\n".join(out).strip() + "\n"
    text = re.sub(r"\n{3,}", "\n\n", text)
    (EN / f"{stem}.ftl").write_text(text)
    cut = {(node.lineno, node.end_lineno)}
    for n in tree.body:
        if isinstance(n, ast.Expr) and ast.unparse(n).startswith("ENGLISH.add("): cut.add((n.lineno, n.end_lineno))
    for a, b in sorted(cut, reverse=True): del lines[a - 1:b]
    rest = "\n".join(lines)
    body = [n for n in ast.parse(rest).body if not isinstance(n, (ast.Import, ast.ImportFrom)) and not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)) and not (isinstance(n, ast.If))]
    if body: p.write_text(rest)
    else: empty.append(stem); p.unlink()
if missing: print("ARGS missing:", " ".join(sorted(missing)))
GONE = [f"hearts.app.words.{s}" for s in empty]

# imports, ids
heads = {i.partition(".")[0] for i in CAT}
WILD = {"who": r"(\.you|\.you_and|\.from_you|\.by_you)?"}
def pattern(node):
    out = ""
    for part in node.values:
        if isinstance(part, ast.Constant): out += re.escape(str(part.value))
        else: out += WILD.get(ast.unparse(part.value), r".*")
    return out
def is_prefix(t): return t.endswith(".") and re.fullmatch(r"[a-z_]+\.([\w-]+\.)*", t) and any(i.startswith(t) for i in CAT)

def rename(text, path):
    tree = ast.parse(text)
    byteslines = text.encode().split(b"\n")
    starts = [0]
    for l in byteslines: starts.append(starts[-1] + len(l) + 1)
    raw = text.encode(); edits = []
    inner = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for part in node.values: inner.add(id(part))
    for node in ast.walk(tree):
        a = b = None
        if isinstance(node, ast.JoinedStr):
            first = node.values[0] if node.values else None
            head = first.value if isinstance(first, ast.Constant) else ""
            if isinstance(head, str) and head.partition(".")[0] in heads and "." in head and any(re.fullmatch(pattern(node), i) for i in CAT):
                a = starts[node.lineno - 1] + node.col_offset; b = starts[node.end_lineno - 1] + node.end_col_offset
                seg = raw[a:b].decode(); depth = 0; out = ""
                for c in seg:
                    if c == "{": depth += 1
                    elif c == "}": depth -= 1
                    out += "-" if c == "." and depth == 0 else c
                edits.append((a, b, out.encode()))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inner:
            v = node.value
            if v in CAT or (is_prefix(v) and path.name != "store.py"):
                a = starts[node.lineno - 1] + node.col_offset; b = starts[node.end_lineno - 1] + node.end_col_offset
                edits.append((a, b, raw[a:b].replace(b".", b"-")))
            elif "{{" in v and re.search(r"\{\{[\w-]+(\.[\w-]+)+\}\}", v):
                a = starts[node.lineno - 1] + node.col_offset; b = starts[node.end_lineno - 1] + node.end_col_offset
                edits.append((a, b, re.sub(rb"\{\{[\w.-]+\}\}", lambda m: m.group().replace(b".", b"-"), raw[a:b])))
    for a, b, new in sorted(edits, reverse=True): raw = raw[:a] + new + raw[b:]
    return raw.decode()

for p in [q for r in ("py/hearts", "tests", "tools") for q in sorted(pathlib.Path(r).rglob("*.py"))]:
    if p.name == "holdings.py": continue
    text = p.read_text(); old = text
    out = []
    for line in text.split("\n"):
        m = re.match(r"\s*import (hearts\.app\.words\.\w+)( +# noqa: F401.*)?$", line)
        if m: continue
        if re.match(r'\s*"hearts\.app\.words\.\w+",\s*$', line) and any(g in line for g in GONE): continue
        if re.match(r"    words = (words\.)?SENTENCES$", line): continue
        if "hearts.app.words" in line and "noqa: F401" in line: line = re.sub(r"\s*# noqa: F401.*", "", line)
        out.append(line)
    text = "\n".join(out)
    if p.is_relative_to("py") or p.is_relative_to("tests") or p.is_relative_to("tools"):
        try: text = rename(text, p)
        except SyntaxError as e: print(p, e)
    if "people" in p.parts:
        text = re.sub(r"(?<=[ ])people(\.[a-z_]+){2}(?=[ \"])", lambda m: m.group().replace(".", "-") if m.group() in CAT else m.group(), text)
    if text != old: p.write_text(text)
for p in [pathlib.Path("index.html"), *pathlib.Path("py/hearts/web").rglob("*.html")]:
    t = p.read_text(); n = re.sub(r"\{\{([\w-]+(?:\.[\w-]+)+)\}\}", lambda m: "{{" + NEW.get(m[1], m[1]) + "}}", t)
    if n != t: p.write_text(n)
print("gone modules:", " ".join(empty))

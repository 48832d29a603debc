"""Reads pages for script/witness/drift, and finds the places and the spellings of figures in their texts."""
import collections
import difflib
import re
import unicodedata

from lxml import etree

import markdown
import trafilatura

LARGEST = 20_000_000

# A text of a page with the headings, rows, columns and items that it stands under, from the outermost to the nearest.
Block = collections.namedtuple("Block", "labels text")
KINDS = {"h1": "head", "h2": "head", "h3": "head", "h4": "head", "h5": "head", "h6": "head", "ul": "list", "ol": "list", "dl": "list",
         "li": "item", "dt": "item", "dd": "item", "tr": "row", "td": "cell", "th": "cell"}
PARTS = {"head", "p", "list", "item", "table", "row", "cell", "caption", "div", "section", "article", "main", "pre", "code-block", "quote"}
GONE = ("//script|//style|//noscript|//template|//del|//s|//strike|//comment()|//*[@hidden]"
        "|//*[contains(translate(@style, ' ', ''), 'display:none')]")


def kind(element):
    return KINDS.get(element.tag, element.tag) if isinstance(element.tag, str) else None


def own_text(element):
    """Returns the text of an element without that of the lists and tables in it."""
    parts = [element.text or ""]
    for child in element:
        if kind(child) not in ("list", "table") and kind(child) is not None:
            parts.append("\n" if child.tag in ("br", "lb") else own_text(child))
        parts.append(child.tail or "")
    return "".join(parts)


def blocks(root):
    """Returns the texts of a page in order."""
    heads, found = [], []

    def labels():
        return tuple(text for _, text in heads)

    def add(text, *further):
        if text.strip():
            found.append(Block(labels() + further, joined(" ".join(text.split()))))

    def head(level, text):
        heads[:] = [entry for entry in heads if entry[0] < level]
        add(text)
        heads.append((level, " ".join(text.split())))

    def table(element):
        columns, row_label, caption, first = [], "", (), True
        for row in (part for part in element.iter() if kind(part) == "row" or part.tag == "caption"):
            cells = [" ".join(own_text(part).split()) for part in row if kind(part) == "cell"] or [" ".join(own_text(row).split())]
            heading = all(part.tag == "th" or part.get("role") == "head" for part in row)
            # A first row without figures can have the names of the columns, or be a row like the others.
            guessed = first and not heading and len(cells) > 1 and not any(re.search(r"\d", cell) for cell in cells)
            if sum(map(bool, cells)) == 1 and (heading or first):
                caption = tuple(filter(None, cells))
            elif heading or guessed:
                columns, first = cells, False
            if not heading:
                first, row_label = False, cells[0] or row_label
            for number, cell in enumerate(cells):
                column = columns[number:number + 1] if not heading and not guessed else []
                add(cell, *caption, *column, *([row_label] if number and not heading else []))
            for nested in (part for cell in row for part in cell if kind(part) in ("list", "table")):
                heads.append((9, row_label))
                visit(nested)
                heads.pop()

    def visit(element):
        what, term = kind(element), ""
        if what is None:
            return
        if element.tag in ("nav", "aside", "footer") and heads:
            # What stands around the article is not under its last heading.
            around, heads[:] = heads[:], []
            visit(element)
            heads[:] = around
            return
        if what == "head":
            level = (element.get("rend") or element.tag)[-1]
            head(int(level) if level.isdigit() else 6, own_text(element))
        elif what == "table":
            table(element)
        elif what == "list":
            for item in element.iter():
                if kind(item) != "item" or next(part for part in item.iterancestors() if kind(part) == "list") is not element:
                    continue
                if (item.get("rend") or item.tag).startswith("dt"):
                    term = own_text(item)
                    add(term)
                    continue
                text = own_text(item)
                add(text, *([" ".join(term.split())] if term else []))
                heads.append((9, " ".join(text.split())))
                for nested in (part for part in item.iter() if part is not item and kind(part) in ("list", "table")
                               and next(up for up in part.iterancestors() if kind(up) == "item") is item):
                    visit(nested)
                heads.pop()
        elif any(kind(part) in PARTS for part in element):
            # Text between parts is a paragraph too.
            add(element.text or "")
            for part in element:
                visit(part) if kind(part) in PARTS or any(kind(inner) in PARTS for inner in part.iter()) else add(own_text(part))
                add(part.tail or "")
        else:
            text = own_text(element).strip()
            add(text)
            bold = "".join("".join(part.itertext()) for part in element if part.tag in ("hi", "b", "strong", "em"))
            # A bold paragraph, or one like “The limits:”, introduces what follows it.
            if 0 < len(text) <= 60 and (text[-1] in ":：" or "".join(bold.split()) == "".join(text.split()) and not text[0].isdigit()):
                heads[:] = [entry for entry in heads if entry[0] < 8] + [(8, text.rstrip(":："))]

    visit(root)
    return found


def plain_blocks(text):
    """Returns the lines of a text such as JSON or code, under the less indented lines before them."""
    found, above = [], []
    for line in filter(str.strip, text.splitlines()):
        depth = len(line) - len(line.lstrip())
        above = [entry for entry in above if entry[0] < depth]
        found.append(Block(tuple(entry[1] for entry in above), line.strip()))
        above.append((depth, line.strip()))
    return found


def joined(text):
    """Returns a text whose numbers have no signs or spaces between thousands."""
    return text and re.sub(r"(?<![\d.,])\d{1,3}([,'’\u00a0\u2009\u202f])\d{3}(?:\1\d{3})*(?!\d)", lambda m: re.sub(r"\D", "", m[0]), text)


def read_page(path):
    """Returns the texts of a page as `trafilatura` extracts them, and those of the whole page; nothing if it has no text."""
    data = path.read_bytes()
    if len(data) > LARGEST:
        return []
    if not re.search(rb"<(!doctype html|html|body)\b", data[:20_000], re.IGNORECASE):
        text = data.decode("utf-8", "replace")
        if not re.search(r"^(#{1,6} |\|? *:?-{3,})", text, re.MULTILINE) and not re.search(r"<(p|div|table|h[1-6])\b", text):
            return [found for found in [plain_blocks(text)] if found]
        data = "<html><body><main>" + markdown.markdown(text, extensions=["tables", "fenced_code", "md_in_html"]) + "</main></body></html>"
    tree = trafilatura.load_html(data)
    if tree is None:
        return []
    for element in tree.iter():
        # The extraction replaces the spaces between thousands by others.
        element.text, element.tail = (part and re.sub(r"^[\u00a0\u2009\u202f](?=\d{3}(?!\d))", "'", joined(part)) for part in (element.text, element.tail))
        if element.tag == "br":
            # The extraction would join the lines of a cell.
            element.tail = "; " + (element.tail or "")
    for element in tree.xpath(GONE):
        if element.getparent() is not None:
            tail, before = element.tail or "", element.getprevious()
            if before is not None:
                before.tail = (before.tail or "") + tail
            else:
                element.getparent().text = (element.getparent().text or "") + tail
            element.getparent().remove(element)
    whole = etree.fromstring(etree.tostring(tree), etree.XMLParser(recover=True, huge_tree=True))
    text = trafilatura.extract(etree.tostring(tree, encoding="unicode", method="html"), output_format="xml", include_tables=True,
                               include_comments=False, favor_recall=True, include_formatting=True)
    kept = blocks(etree.fromstring(text.encode()).find("main")) if text else []
    # The extraction drops what looks like navigation, which can be a table of limits.
    return [found for found in (kept, blocks(whole.find(".//body") if whole.find(".//body") is not None else whole)) if found]


# --- The figures -----------------------------------------------------------------------------------------------------------

NUMBER = r"\d+(?:\.\d+)?"
PIXELS = r"(?:\s*(?:px|pixels?))?"
TOKEN = re.compile(
    rf"(?P<pair>{NUMBER}(?:\s*:\s*{NUMBER})+|{NUMBER}{PIXELS}\s*x\s*{NUMBER})|(?P<number>(?:(?<![\w.)])-)?{NUMBER})"
    r"|(?P<word>[\u3400-\u9fff]|[^\W\d_\u3400-\u9fff]+(?:[.-]?\d+)*)", re.IGNORECASE)
Token = collections.namedtuple("Token", "kind value start end")

# Spellings of the same unit or word. Only those of the first list belong to a number in any case.
UNITS = {name: words[0] for words in (line.split() for line in (
    "s sec secs second seconds 秒|min mins minute minutes 分钟|h hr hrs hour hours 小时|ms millisecond milliseconds|day days 天|"
    "b byte bytes 字节|kb kilobyte kilobytes k|mb megabyte megabytes m|gb gigabyte gigabytes g|tb|kib|mib|gib|kbit|mbit|gbit|"
    "kbps kbit/s|mbps|byteps|fps|hz|khz|db|lufs lkfs|lu|dbtp|mp megapixel megapixels|dpi").replace("|", "\n").splitlines()) for name in words}
COUNTED = {name: words[0] for words in (line.split() for line in (
    "image images photo photos picture pictures|video videos clip clips|gif gifs|character characters char chars|hashtag hashtags|"
    "frame frames|file files|page pages|channel channels|link links|tag tags|chunk chunks|card cards|mention mentions")
    .replace("|", "\n").splitlines()) for name in words}
SAME = {"jpg": "jpeg", "h265": "hevc", "avc": "h264", "tif": "tiff", "heif": "heic", "quicktime": "mov", "mpeg4": "mp4"}
FORMATS = set("jpeg png gif webp avif heic bmp tiff svg mp4 mov webm avi mkv wmv flv mpeg m4v h264 hevc vp8 vp9 av1 aac mp3 wav flac "
              "opus ogg vorbis ac3 prores pdf".split())
TERMS = FORMATS | set("stereo mono surround progressive interlaced square vertical closed open srgb rgb rgba cmyk cbr vbr".split())
EMPTY = set("a an and are as at be by for from if in is it its of on only or that the this to up use we with you your".split())
BOUNDS = [
    ("max", r"no(t)? (more|larger|longer|greater|bigger|higher)( in \w+)? than|(can ?not|not|never) (exceed|be (more|larger|longer) than)|不超过|不能超过|不大于"),
    ("min", r"no(t)? (less|shorter|smaller|fewer|lower) than|不少于|不小于"),
    ("max", r"up to|at most|max\b|maximum|less than|fewer than|under|below|or (less|smaller|fewer|shorter)|within|shorter than|smaller than"
            r"|≤|<|小于|以内|最大|最多|最长"),
    ("min", r"at least|min\b|minimum|or (more|larger|longer|higher)|longer than|greater than|larger than|more than|above|≥|>|至少|大于|最小|最短"),
]


def plain(text):
    """Returns a text with one spelling of spaces, dashes, signs and thousands."""
    text = unicodedata.normalize("NFKC", joined(text).replace("\u00ad", "").replace("\u200b", ""))
    return re.sub(r"[‐‑‒–—−]", "-", text.replace("×", "x").replace("✕", "x").replace("⨯", "x"))


def tokens(text):
    found = []
    for match in TOKEN.finditer(plain(text)):
        value = match[0]
        if match.lastgroup == "pair":
            value = re.sub(r"\s|px|pixels?", "", value.lower())
        elif match.lastgroup == "number":
            value = f"{float(value):g}" if len(value) < 7 else value
        else:
            # Mb is megabit, while mb and MB are megabytes.
            value = value.lower() + ("it" if re.fullmatch("[KMGT]b", value) else "")
            value = re.sub(r"[.-]", "", value)
            value = SAME.get(value, value[:-1] if len(value) > 3 and value.endswith("s") and value not in UNITS else value)
        found.append(Token(match.lastgroup, value, match.start(), match.end()))
    return found


def unit(found, index):
    """Returns the unit of a number: that after it, or after the other end of its range; then True if it is its own."""
    following = [token.value for token in found[index + 1:index + 4]]
    if following[:1] and following[0] in UNITS:
        return UNITS[following[0]], True
    if following[:2] == ["frame", "per"]:
        return "fps", True
    if following[:1] and found[index + 1].kind == "number":
        return unit(found, index + 1)[0], False
    if following[:1] and following[0] in ("to", "and", "or") and len(found) > index + 2 and found[index + 2].kind == "number":
        return unit(found, index + 2)[0], False
    return next((COUNTED[word] for word in following[:2] if word in COUNTED), None), True


def bounds(text):
    """Returns the kinds of limits that a text names: max, min."""
    kinds, text = set(), plain(text).lower()
    for name, pattern in BOUNDS:
        if re.search(pattern, text):
            kinds.add(name)
            text = re.sub(pattern, " ", text)
    return kinds


def has(block, written, wanted, own):
    """Returns true if a text has a number of a spelling: its value and its unit, as the same kind of limit."""
    found = tokens(block.text)
    labels = {UNITS.get(token.value) for label in block.labels for token in tokens(label)}
    for index, token in enumerate(found):
        if token.kind == wanted.kind and token.value == wanted.value:
            if token.kind == "number":
                other, _ = unit(found, index)
                counted = own[0] in COUNTED.values()
                # A number without a unit can have that of its row or column, and a count can name nothing.
                same = other == own[0] or other is None and (counted or own[0] in labels) or not own[1] and other is None
                if not (same or own[0] is None and other in COUNTED.values()):
                    continue
            text = plain(block.text)
            near = re.split(r"[.;。；](?!\d)", text[max(0, token.start - 45):token.start])[-1] + re.split(
                r"[.;,。；，](?!\d)", text[token.start:token.end + 30])[0]
            if {frozenset(bounds(written)), frozenset(bounds(near))} != {frozenset({"max"}), frozenset({"min"})}:
                return True
    return False


def run_of(found, index, step):
    """Returns the formats next to one in a list of formats."""
    formats, index = set(), index + step
    while 0 <= index < len(found) and (found[index].value in FORMATS or found[index].value in ("and", "or")):
        formats.add(found[index].value)
        index += step
    return formats - {"and", "or"}


def states(written, texts):
    """Returns true if texts at one place state what a spelling does."""
    spelled = tokens(written)
    numbers = [(token, unit(spelled, index)) for index, token in enumerate(spelled) if token.kind != "word"]
    for number, own in numbers:
        # A figure that is written twice, such as 112 x 112 as a minimum and as a size, has to be there twice.
        twice = sum(number.value == other.value for other, _ in numbers)
        if twice > 1 and sum(token.value == number.value for block in texts for token in tokens(block.text)) < twice:
            return False
        if not any(has(block, written, number, own) for block in texts):
            return False
    # Names of formats and codecs belong to a figure. Without numbers, all words do.
    named = [token for token in spelled if token.value in TERMS]
    words = named if numbers else [token for token in spelled if token.value not in EMPTY] or spelled
    if not words:
        return bool(numbers)
    pieces = [{token.value for token in tokens(piece)} & {word.value for word in words}
              for piece in re.split(r"[,;|/、]|\b(?:and|or)\b", written)]
    for piece in filter(None, pieces):
        if not any(piece <= {token.value for token in tokens(block.text)} | ({
                token.value for label in block.labels for token in tokens(label)} if numbers else set()) for block in texts):
            return False
    formats = {token.value for token in named} & FORMATS
    # Another format in a list is a change too.
    if len(formats) > 1:
        for found in (tokens(block.text) for block in texts):
            for index, token in enumerate(found):
                if token.value not in formats:
                    continue
                run = {token.value} | run_of(found, index, -1) | run_of(found, index, 1)
                if len(formats & run) > 1 and run - formats:
                    return False
    # Chinese has no spaces, so the signs of a word have to stand together.
    signs = [] if numbers else re.findall(r"[\u3400-\u9fff]{2,}", written)
    return all(any(part in re.sub(r"\s", "", block.text) for block in texts) for part in signs)


# --- The places ------------------------------------------------------------------------------------------------------------

LEADS = re.compile(r"^(?:the )?(?:table|row|column|parameter|section)s? (?:of |on )?(?=\S)")
# Words of the reader about a place, and names of files. They can be missing on the page.
DESCRIBED = re.compile(
    r"^(the|first|last|head|below|above|notes?|comments?|paragraphs?|introduction|an?|sample code|until|list|sentence|article|question|"
    r"answers?|posts? with|with|error message|and)\b|^[\w+.-]+\.(h|m|swift|py|ts|rb|md|tl|kt|java|json)$")


def within(part, text):
    values, whole = [token.value for token in tokens(part)], [token.value for token in tokens(text)]
    return bool(values) and any(whole[start:start + len(values)] == values for start in range(len(whole) - len(values) + 1))


def at(found, part):
    """Returns the texts at one part of a place, by the best way in which it is written on the page."""
    own = [token.value for token in tokens(part)]
    is_name = len(own) > 1 or re.search(r"[\W\d_]|[a-z][A-Z]|[\u3400-\u9fff]", part)

    def leads(block):
        clauses = [re.split(r"[:：(|=]| - ", clause, maxsplit=1) for clause in re.split(r"[,;.] ", plain(block.text))]
        return [*block.labels, *(clause[0] for clause in clauses if len(clause) > 1)]

    ways = (
        lambda block: any([token.value for token in tokens(label)] == own for label in (*leads(block), block.text)),
        lambda block: any(within(part, label) and not label.endswith(".") for label in leads(block)),
        # One common word in a sentence is no place.
        lambda block: is_name and within(part, block.text),
    )
    kept = next((kept for kept in ([block for block in found if way(block)] for way in ways) if kept), [])
    if kept and all([token.value for token in tokens(block.text)] == own for block in kept):
        # Without markup, a label is a text of its own, and its figures are the next texts.
        kept += [after for index, block in enumerate(found) if block in kept for after in found[index + 1:index + 3] if after.labels == block.labels]
    return kept


def at_place(found, place):
    """Returns the texts at a place, and the part of it that the page lacks, if any."""
    if "; " in place:
        # Several places have parts of the figure.
        beside = [at_place(found, part) for part in place.split("; ")]
        return [block for texts, _ in beside for block in texts], next((lacking for _, lacking in beside if lacking), None)
    parts, above = re.split(r", (?![^(]*\))", place), found
    if len(parts) > 4:
        return at_place(found, "; ".join(parts))
    for number, part in enumerate(parts):
        name = LEADS.sub("", part)
        kept = at(found, name)
        if not kept and " and " in name:
            kept = [block for half in name.split(" and ") for block in at(found, half)]
        if not kept and number > 1:
            # Two rows of one table, below the same heading.
            kept = found + beside if (beside := at(above, name)) else []
        if not kept and not DESCRIBED.search(part):
            return [], part
        found, above = kept or found, found
    # A label has no figure, unless nothing else is there.
    return [block for block in found if not any(within(block.text, part) and within(LEADS.sub("", part), block.text) for part in parts)] or found, None


Drift = collections.namedtuple("Drift", "missing now elsewhere")


def compare(readings, place, written, others):
    """Returns the difference of a page from a figure; nothing if the page still states it at its place.

    - others: The other spellings that the page has at the place. Their texts are not the new figure.
    """
    result = None
    for found in readings:
        texts, missing = at_place(found, place)
        if texts and states(written, texts):
            return None
        if result is None or result.missing and not missing:
            elsewhere = nearest([block for block in found if states(written, [block])], place, written, others)
            result = Drift(missing, nearest(texts or found, place, written, others)[:1 if missing else 3], elsewhere[:3])
    return result


def nearest(texts, place, written, others):
    """Returns texts, beginning with those that are most like a figure but state something new."""
    spelled = tokens(written)
    units = {unit(spelled, index)[0] for index, token in enumerate(spelled) if token.kind == "number"} - {None}
    wanted = {token.value for token in spelled + tokens(place) if token.kind == "word"} - EMPTY
    known = {token.value for text in (written, *others) for token in tokens(text)}

    def score(block):
        found = tokens(block.text)
        around = {token.value for label in block.labels for token in tokens(label)} | {token.value for token in found}
        numbers = {unit(found, index)[0] for index, token in enumerate(found) if token.kind == "number"}
        kinds = {token.kind for token in found} & {token.kind for token in spelled} - {"word"}
        new = any(token.value not in known and (token.kind != "word" or token.value in FORMATS) for token in found)
        alike = difflib.SequenceMatcher(None, written.lower(), block.text[:400].lower()).ratio()
        if all(token.kind == "word" for token in found + spelled):
            kinds = {"word"}
        return 3 * bool(units & numbers) + 2 * len(kinds) + len(wanted & around) + 4 * alike + 3 * new - (len(found) > 12)

    return sorted(texts, key=score, reverse=True)


def excerpt(text, written, longest=220):
    """Returns the part of a long text that differs from a figure."""
    known = {token.value for token in tokens(written)}
    if len(text) > longest:
        text = nearest([Block((), part) for part in re.split(r"(?<=[.;；。])\s*(?!\d)", text) if part], "", written, ())[0].text
    start = next((token.start for token in tokens(text) if token.kind != "word" and token.value not in known), 0)
    start = max(0, min(start - longest // 3, len(text) - longest))
    return ("…" if start else "") + text[start:start + longest] + ("…" if start + longest < len(text) else "")

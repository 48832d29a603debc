"""Makes pages from the figures of rules, as publishers could have written and changed them.

It shares no code with script/witness/drift, and reads `where` and `written` in its own way. Each page has all figures of one
source. A page is either only rewritten, or it also has one change of a figure, a unit, a row or a heading.
"""
import html
import random
import re

CHANGES = ["number", "unit", "row renamed", "heading renamed", "row removed", "moved", "number, old one around", "words", "bound",
           "added", "words", "number"]
PROSE = ["This page describes the files that the service accepts from its partners.", "Read the guidelines before you send a campaign.",
         "Files that do not meet these requirements can be rejected or converted.", "The team reviews each file before it is shown to people.",
         "Contact support if an upload fails although the file meets all requirements.", "Requirements differ between regions and devices."]
OTHER = ["Frequently asked questions about accounts", "Billing and invoices", "Release history", "Where to get help", "Glossary of the program"]
RENAMED = ["Delivery matrix", "Partner checklist", "Publishing envelope", "Acceptance sheet"]
UNITS = [("GB", "MB"), ("MB", "GB"), ("KB", "MB"), ("kb", "mb"), ("seconds", "minutes"), ("minutes", "seconds"), ("kbps", "Mbps"), ("s", "min"),
         ("kHz", "Hz"), ("FPS", "Hz"), ("fps", "Hz"), ("hours", "days"), ("characters", "bytes"), ("MiB", "KiB"), ("Mbps", "kbps"), ("M", "G")]
FORMATS = ["JPEG", "JPG", "PNG", "GIF", "WEBP", "WebP", "WebM", "MP4", "MOV", "H.264", "HEVC", "AAC", "MP3", "WAV", "AVI", "Closed", "Progressive",
           "progressive", "Stereo", "stereo", "square", "sRGB", "Required"]
DESCRIPTION = re.compile(r"^(the |head of|first |notes? |an? |below|above|sentence|list |introduction|until |comment|paragraph|sample code"
                         r"|posts with|with |answers|question|error message|[\w.+-]+\.(h|ts|py|swift|rb|md|tl)$)")


class Spot:
    """A place of a page with its figures."""

    def __init__(self, path):
        self.path, self.figures = path, []


def path_of(place):
    """Returns the headings and the label of a place, or of the first of several; nothing for one that is only described."""
    parts = re.split(r", (?![^(]*\))", place.split("; ")[0])
    parts = [re.sub(r"^(table|row|column|parameter|section) (of )?", "", part) for part in parts if not DESCRIPTION.search(part)]
    return tuple(parts)


def numbers(text):
    return re.findall(r"\d+(?:[.,]\d+)*", text)


class Page:
    def __init__(self, url, figures, seed):
        """- figures: pairs of a place and a spelling."""
        self.url, self.random, self.spots = url, random.Random(f"{seed} {url}"), {}
        for place, written in sorted(set(figures)):
            self.spots.setdefault(path_of(place), Spot(path_of(place))).figures.append([place, written, written])
            for other in place.split("; ")[1:]:
                self.spots.setdefault(path_of(other), Spot(path_of(other))).figures.append(["", "", "See the terms"])
        # Where the same text stays although the page has changed.
        self.leftovers, self.noise = [], []
        self.changed, self.expected, self.spelling = None, set(), None

    # MARK: Changes

    def candidates(self):
        """Returns figures whose change can be seen: their place is named, and nothing in it has the same numbers or words."""
        for path, spot in self.spots.items():
            for figure in spot.figures:
                around = [other[1] for other_path, other_spot in self.spots.items() for other in other_spot.figures
                          if other is not figure and (other_path[:len(path)] == path or set(path) & set(other_path) and len(path) == 1)]
                own = numbers(figure[1]) or [figure[1].lower()]
                if path and figure[1] and "; " not in figure[0] and not any(set(own) & set(numbers(text) or [text.lower()]) or figure[1].lower() in text.lower() for text in around):
                    yield path, spot, figure

    def change(self, kind):
        """Makes a change of a kind, if the page has a figure for it; returns True if so."""
        found = list(self.candidates())
        self.random.shuffle(found)
        for path, spot, figure in found:
            if getattr(self, "_" + kind.split(",")[0].replace(" ", "_"))(path, spot, figure):
                if kind.endswith("around"):
                    self.leftovers = [figure[1], figure[1]]
                self.changed = kind
                return True
        return False

    def _number(self, path, spot, figure):
        match = re.search(r"(?<![\w.:-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\w]*[:.]?\d)", figure[1])
        if not match or re.search(r"[a-z]-?$|MPEG-", figure[1][:match.start()][-4:]) and figure[1][match.start() - 1] == "-":
            return False
        value = match[1].replace(",", "")
        new = str(float(value) + 1.5) if "." in value else str(int(value) + self.random.choice([1, 5, 10, 40]))
        if new in numbers(figure[1].replace(",", "")):
            return False
        self._write(figure, figure[1][:match.start()] + new + figure[1][match.end():])
        return True

    def _unit(self, path, spot, figure):
        for old, new in UNITS:
            match = re.search(rf"(?<=\d)([ -]?){old}\b", figure[1])
            if match:
                self._write(figure, figure[1][:match.start()] + match[1] + new + figure[1][match.end():])
                return True
        return False

    def _words(self, path, spot, figure):
        for word in FORMATS:
            if re.search(rf"\b{re.escape(word)}\b", figure[1]):
                self._write(figure, re.sub(rf"\b{re.escape(word)}\b", self.random.choice(["SVG", "FLV", "Dolby", "lossless"]), figure[1], count=0))
                return True
        return False

    def _bound(self, path, spot, figure):
        swap = {"at least": "at most", "up to": "at least", "Up to": "At least", "Maximum": "Minimum", "maximum": "minimum", "less than": "more than",
                "at most": "at least", "Max": "Min", "under": "more than", "or less": "or more", "小于": "大于"}
        for old, new in swap.items():
            if old in figure[1] and len(numbers(figure[1])) == 1 and not re.search("between|but", figure[1]):
                self._write(figure, figure[1].replace(old, new))
                return True
        return False

    def _added(self, path, spot, figure):
        names = re.findall(r"\b(JPE?G|PNG|GIF|WEBP|MP4|MOV|WebM|MP3|AVI)\b", figure[1])
        if len(names) < 2 or re.search(r"[()]", figure[1]):
            return False
        self._write(figure, figure[1].replace(names[0], f"{names[0]}, FLAC", 1))
        return True

    def _row_renamed(self, path, spot, figure):
        if len(path) < 2:
            return False
        return self._rename(path)

    def _heading_renamed(self, path, spot, figure):
        return self._rename(path[:1])

    def _rename(self, path):
        """Renames a heading or a label, so everything below it has another place."""
        name = self.random.choice(RENAMED)
        # A name that another part of the page has too is not gone.
        if sum(path[-1].lower() in part.lower() for other in self.spots for part in other[:len(path)] if other[:len(path)] != path):
            return False
        if any(path[-1].lower() in written.lower() or path[-1].lower() in (rest := " ".join(other[len(path):])).lower() and rest
               for other, spot in self.spots.items() for _, written, _ in spot.figures):
            return False
        spots = [spot for other, spot in self.spots.items() if other[:len(path)] == path]
        for spot in spots:
            spot.path = path[:-1] + (name,) + spot.path[len(path):]
            self.expected |= {(place, written) for place, written, _ in spot.figures if written}
        self.spelling = name
        return True

    def _row_removed(self, path, spot, figure):
        spot.figures.remove(figure)
        self.expected.add((figure[0], figure[1]))
        return True

    def _moved(self, path, spot, figure):
        spot.figures.remove(figure)
        name = self.random.choice(RENAMED)
        self.spots[(name, "moved")] = moved = Spot((name, *path[1:]))
        moved.figures.append(["", "", figure[1]])
        self.expected.add((figure[0], figure[1]))
        self.spelling = name
        return True

    def _write(self, figure, text):
        figure[2] = self.spelling = text
        self.expected.add((figure[0], figure[1]))

    # MARK: Writing

    def spelled(self, text):
        """Returns a figure in another spelling and with markup, which does not change what it says."""
        choose = self.random.random
        if choose() < 0.3:
            text = re.sub(r"(?<=\d)\s*(?=(?:[KMG]i?B|[kKM]bps|kHz|fps|FPS|seconds|px)\b)", self.random.choice(["", " ", "\u00a0"]), text)
        if choose() < 0.3:
            text = re.sub(r"(?<![\d.,])\d{4,6}(?![\d.,]|p\b)", lambda m: f"{int(m[0]):,}".replace(",", self.random.choice([",", "\u202f", "\u00a0"])), text)
        if choose() < 0.3:
            text = re.sub(r"(?<=\d)\s*[x×]\s*(?=\d)", self.random.choice(["×", "x", " × ", " x "]), text)
        if choose() < 0.3:
            text = re.sub(r"(?<=\d)[-–](?=\d)", self.random.choice(["–", "-", " – "]), text)
        if choose() < 0.2:
            swap = {"up to": "at most", "Up to": "No more than", "at most": "up to", "Maximum of": "Up to", "at least": "no less than", "less than": "under"}
            for old, new in swap.items():
                if numbers(text) and re.search(rf"\b{old}\b", text):
                    text = re.sub(rf"\b{old}\b", new, text)
                    break
        parts = re.split(r", (?=[A-Z])", text)
        if len(parts) > 2 and not numbers("".join(parts)) and " and " not in text and " or " not in text and choose() < 0.5:
            self.random.shuffle(parts)
            text = ", ".join(parts)
        text = html.escape(text, quote=False).replace("\u00a0", self.random.choice(["&nbsp;", "&#160;", "\u00a0"])).replace("×", self.random.choice(["&times;", "×"]))
        if choose() < 0.3:
            text = re.sub(r"(?<![\w;&#.])(\d+(?:[.,]\d+)*)(?![\w.;]*;)", r"<b>\1</b>", text, count=1)
        if choose() < 0.15:
            text = re.sub(r"\b(GB|MB|KB|seconds|FPS|px)\b", r"<span class='u'><i>\1</i></span>", text, count=1)
        if choose() < 0.1:
            text = re.sub(r"\d(?![^<]*>|[^&]*;)", lambda m: f"&#{ord(m[0])};", text, count=1)
        if choose() < 0.15:
            text += f"<!-- {self.random.randint(2, 99)} MB -->"
        return text

    def sentence(self, figure):
        text = self.spelled(figure[2])
        return self.random.choice(["{}", "{}", "{}.", "<span>{}</span>", "{} <small>(see the terms)</small>", "<code>{}</code>", "The service takes this: {}."]).format(text)

    def label(self, text):
        text = html.escape(text, quote=False)
        return self.random.choice(["{}", "{}", "<b>{}</b>", "<span>{}</span>", "<a href='#x'>{}</a>"]).format(text)

    def rows(self, spots, level):
        """Writes places that differ in their last part: as a table, lists, terms or headings."""
        rows = [(spot.path[-1], [self.sentence(figure) for figure in spot.figures]) for spot in spots if spot.figures]
        if not rows:
            return ""
        form = self.random.choice(["table", "table", "list", "nested", "terms", "headings", "bold", "wide"])
        if form == "wide" and (len(rows) < 2 or any(len(texts) != len(rows[0][1]) for _, texts in rows)):
            form = "table"
        if form == "table":
            cell = self.random.choice(["td", "th"])
            out = self.random.choice(["", "<tr><th>Property</th><th>Requirement</th></tr>", "<tr><td>Item</td><td>Details</td></tr>"])
            for label, texts in rows:
                out += f"<tr><{cell}>{self.label(label)}</{cell}><td>{'<br>'.join(texts)}</td></tr>"
            return f"<table class='t'>{out}</table>"
        if form == "wide":
            head = "".join(f"<th>{self.label(label)}</th>" for label, _ in rows)
            lines = "".join(f"<tr><td>Row {number}</td>{''.join(f'<td>{texts[number]}</td>' for _, texts in rows)}</tr>" for number in range(len(rows[0][1])))
            return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{lines}</tbody></table>"
        if form == "list":
            return "<ul>" + "".join(f"<li><p>{self.label(label)}: {'; '.join(texts)}</p></li>" if self.random.random() < 0.3 else
                                    f"<li>{self.label(label)}: {'; '.join(texts)}</li>" for label, texts in rows) + "</ul>"
        if form == "nested":
            return "<ul>" + "".join(f"<li>{self.label(label)}<ul>{''.join(f'<li>{text}</li>' for text in texts)}</ul></li>" for label, texts in rows) + "</ul>"
        if form == "terms":
            return "<dl>" + "".join(f"<dt>{self.label(label)}</dt>{''.join(f'<dd>{text}</dd>' for text in texts)}" for label, texts in rows) + "</dl>"
        if form == "bold":
            return "".join(f"<p><strong>{html.escape(label, quote=False)}</strong></p>{''.join(f'<p>{text}</p>' for text in texts)}" for label, texts in rows)
        level = min(level + 1, 6)
        return "".join(f"<h{level}>{self.label(label)}</h{level}>{''.join(f'<p>{text}</p>' for text in texts)}" for label, texts in rows)

    def section(self, name, spots, depth, level):
        """Writes a heading and all places below it."""
        out = f"<h{level}>{self.label(name)}</h{level}>" if name else ""
        if self.random.random() < 0.5:
            out += f"<p>{self.random.choice(PROSE)}</p>"
        direct = [figure for spot in spots if len(spot.path) == depth for figure in spot.figures]
        if direct:
            form = self.random.choice(["p", "li", "p"])
            text = "".join(f"<{form}>{self.sentence(figure)}</{form}>" for figure in direct)
            out += f"<ul>{text}</ul>" if form == "li" else text
        out += self.rows([spot for spot in spots if len(spot.path) == depth + 1], level)
        deeper = {}
        for spot in spots:
            if len(spot.path) > depth + 1:
                deeper.setdefault(spot.path[depth], []).append(spot)
        for part, below in deeper.items():
            out += self.section(part, below, depth + 1, min(level + 1, 6))
        return out

    def html(self):
        pick = self.random
        spots = list(self.spots.values())
        pick.shuffle(spots)
        groups = {}
        for spot in spots:
            groups.setdefault(spot.path[:1] if len(spot.path) != 1 or pick.random() < 0.6 else ("", spot.path), []).append(spot)
        sections, single = [], []
        for key, members in groups.items():
            if key[:1] == ("",) and key[1]:
                single += members
            else:
                sections.append(self.section(key[0] if key else "", members, len(key), 2))
        if single:
            sections.append(f"<h2>{pick.choice(['Everything on one sheet', 'All details'])}</h2>" + self.rows(single, 2))
        pick.shuffle(sections)
        # Nothing may stand under a heading by accident.
        sections.sort(key=lambda text: not text.startswith("<h2>") and -1)
        old = [html.escape(text) for text in self.leftovers]
        some = [html.escape(figure[1]) for spot in spots for figure in spot.figures if figure[1]][:3]
        for number in range(pick.randint(1, 3)):
            other = "".join(f"<p>{pick.choice(PROSE)}</p>" for _ in range(2))
            if pick.random() < 0.5:
                other += "".join(f"<p>In the past, another program had {text} here.</p>" for text in (old or some)[:1])
            sections.append(f"<h2>{OTHER[number]}</h2>{other}")
        wrap = pick.choice(["<main>{}</main>", "<div id='content'><article>{}</article></div>", "<article>{}</article>"])
        hidden = "".join(f"<script>var limit = \"{text}\";</script><!-- {text.replace('--', '')} --><p hidden>{text}</p>"
                         f"<div style='display: none'>{text}</div><noscript>{text}</noscript>" for text in old)
        return (f"<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Guide {pick.randint(1, 99)}</title><style>p {{ margin: 9px }}</style></head>"
                f"<body><nav><ul><li><a href=/>Home</a></li><li><a href=/a>Guides</a></li></ul></nav>"
                + wrap.format(f"<h1>Guide for partners</h1><p>{pick.choice(PROSE)} {pick.choice(PROSE)}</p>" + hidden + "\n".join(sections))
                + f"<footer><p>© {pick.randint(2019, 2026)} · {pick.choice(PROSE)}</p></footer></body></html>")

// swift-format-ignore-file
// Made by script/tools/generate from the folder Page beside this file: edit those files.

extension HTMLPage {
  /// The style. Color marks only outcomes, and the strongest color only failures.
  static let style: StaticString = ##"""

:root {
  --page: #f7f7f6; --sheet: #fff; --ink: #1b1d20; --soft: #5a6068; --line: #e3e4e6; --edge: #82888f; --over: #f0f1f2;
  --f: #b3261e; --f-bg: #fcebe9; --w: #7d4d00; --w-bg: #fcf2dc; --q: #3d4fa3; --q-bg: #eaedfb; --p: #1a6b34; --x: #5a6068;
  --link: #1f5fbf; --focus: #1f5fbf;
  --f-bar: #b3261e; --q-bar: #5a6bc2; --w-bar: #d99a2b; --p-bar: #7fbf95;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #131416; --sheet: #1a1c1f; --ink: #e6e7e9; --soft: #a3a9b1; --line: #2d3034; --edge: #6f757d; --over: #222529;
    --f: #ff958b; --f-bg: #3c1f1c; --w: #f0bf63; --w-bg: #352a14; --q: #adb8ff; --q-bg: #242a45; --p: #74cf91; --x: #a3a9b1;
    --link: #8ab4ff; --focus: #8ab4ff;
    --f-bar: #d9564b; --q-bar: #7482d6; --w-bar: #c08a2e; --p-bar: #3d7a51;
  }
}
@media print {
  :root {
    --page: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #ccc; --edge: #888; --over: #fff;
    --f: #a11; --f-bg: #fff; --w: #740; --w-bg: #fff; --q: #238; --q-bg: #fff; --p: #163; --x: #555; --link: #000; --focus: #000;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 0 clamp(12px, 3vw, 40px) 48px; background: var(--page); color: var(--ink);
  font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
body > * { max-width: 1400px; margin-inline: auto; }
code { font: .92em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
a { color: var(--link); }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
[hidden] { display: none !important; }
.sr {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 8px; z-index: 9; padding: 6px 12px; background: var(--sheet); }

.top { padding: 28px 0 16px; }
.over { margin: 0 0 2px; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: clamp(24px, 4vw, 32px); line-height: 1.15; font-weight: 650; letter-spacing: -.015em; }
h1.f { color: var(--f); }
.counts { margin: 6px 0 0; color: var(--soft); }
.cut { margin: 14px 0 0; padding: 8px 12px; border-left: 3px solid var(--w-bar); }
.overview { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px 40px; margin-top: 20px; }
.overview:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
.overview h2 { margin: 0 0 6px; font-size: 13px; font-weight: 500; color: var(--soft); }
.every summary, .problems summary { padding: 0 0 6px; color: var(--soft); font-size: 13px; cursor: pointer; width: max-content; }

.sums { align-self: start; width: 100%; border-collapse: collapse; font-size: 13px; }
.sums :is(th, td) { padding: 3px 10px 3px 0; text-align: left; font-weight: 500; vertical-align: middle; }
.sums th { min-width: 8rem; overflow-wrap: anywhere; }
.sums td { width: 1%; }
.sums .share { min-width: 5rem; }
.share svg { display: block; width: 4.4rem; height: 6px; border-radius: 3px; background: var(--line); }
rect.f { fill: var(--f-bar); } rect.q { fill: var(--q-bar); } rect.w { fill: var(--w-bar); } rect.p { fill: var(--p-bar); }
rect.x { fill: var(--line); }
.sums .n { white-space: nowrap; }
.sum { display: inline-block; min-width: 2.2rem; color: var(--x); }
.sum.f { color: var(--f); font-weight: 600; } .sum.q { color: var(--q); } .sum.w { color: var(--w); } .sum.p { color: var(--p); }
.sums td:last-child { padding-right: 0; text-align: right; }
.pick {
  padding: 1px 9px; border: 1px solid var(--line); border-radius: 99px; background: var(--sheet); font-size: 12px;
  white-space: nowrap; cursor: pointer;
}
.pick:hover { border-color: var(--edge); }
.pick [aria-hidden] { color: var(--w); }
html:not(.js) .pick { display: none; }

.problems ol { margin: 0; padding: 0; list-style: none; }
.ask {
  display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); width: calc(100% + 16px); margin: 0 -8px; padding: 4px 8px;
  border: 0; border-radius: 6px; background: none; text-align: left; overflow-wrap: anywhere;
}
.js .ask { cursor: pointer; }
.js .ask:hover { background: var(--over); }
.ask[aria-pressed="true"] { background: var(--over); box-shadow: inset 0 0 0 1px var(--ink); }
.ask b { grid-row: span 2; font-weight: 650; font-size: 15px; }
.ask.f b { color: var(--f); } .ask.w b { color: var(--w); } .ask.q b { color: var(--q); }
.ask small { color: var(--soft); font-size: 12px; }

.accepted summary { color: var(--soft); font-size: 13px; cursor: pointer; width: max-content; }
.top .accepted { margin-top: 12px; }
.top .accepted ol { margin: 6px 0 0; padding: 0; list-style: none; }
.top .accepted li { display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); padding: 4px 0; overflow-wrap: anywhere; }
.top .accepted b { grid-row: span 2; font-weight: 650; font-size: 15px; color: var(--soft); }
.top .accepted small { color: var(--soft); font-size: 12px; }
.card .accepted { padding-left: 24px; margin-top: 8px; }
.card .accepted li { padding: 5px 0; }

.filters {
  position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  padding: 10px 0; background: var(--page);
}
.filters :is(input, select, button) {
  min-height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--sheet);
}
.filters .field:first-of-type { flex: 1 1 8rem; max-width: 16rem; }
.filters input { width: 100%; border-color: var(--edge); }
.filters input::placeholder { color: var(--soft); opacity: 1; }
.filters select { width: 100%; max-width: 11rem; text-overflow: ellipsis; }
.filters button { cursor: pointer; }
.filters button:hover { border-color: var(--edge); }
.chips { display: flex; flex-wrap: wrap; gap: 4px; }
.chip b { font-weight: 500; color: var(--soft); margin-left: 3px; }
.chip.f > span { color: var(--f); } .chip.q > span { color: var(--q); } .chip.w > span { color: var(--w); }
.chip.p > span { color: var(--p); } .chip.x > span { color: var(--x); }
:is(.chip, .toggle)[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
#asked { max-width: 22rem; }
#asked span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#asked::after { content: "✕"; float: right; margin: -1.45em -2px 0 0; }
#asked span { padding-right: 1.4em; }
.end { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-left: auto; }
#shown { margin: 0; color: var(--soft); white-space: nowrap; }

#assets { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
#none { padding: 28px; margin: 0; text-align: center; color: var(--soft); }
#matrix, #matrix thead, #matrix tbody { display: block; }
#matrix tbody { content-visibility: auto; contain-intrinsic-size: auto none auto 1700px; }
#matrix tbody.heading { content-visibility: visible; }
#matrix tr {
  display: grid; grid-auto-flow: column; grid-template-columns: minmax(15rem, 1fr); grid-auto-columns: minmax(6.2rem, 9.5rem);
  border-top: 1px solid var(--line);
}
#matrix.measured tr { grid-template-columns: minmax(15rem, 1fr) 6.5rem 7.5rem 7rem 6.5rem; }
#matrix th, #matrix td { padding: 6px 8px; text-align: left; min-width: 0; }
#matrix thead {
  position: sticky; top: var(--bar, 52px); z-index: 2; background: var(--sheet); border-radius: 10px 10px 0 0;
  border-bottom: 1px solid var(--line);
}
#matrix thead tr { border: 0; align-items: end; }
#matrix thead th { color: var(--soft); font-size: 12px; font-weight: 500; padding-block: 8px; overflow-wrap: anywhere; }
#matrix thead + tbody tr, #matrix tbody.heading + tbody tr:first-child { border-top: 0; }
/* Hidden content would scroll, and the first column would stick to its body. */
#matrix tbody:last-child { border-radius: 0 0 10px 10px; overflow: clip; }
.label { display: inline-block; padding: 2px 0; }
.sort, .fold { padding: 2px 4px; margin: 0 -4px; border: 0; border-radius: 4px; background: none; text-align: inherit; font: inherit; }
#matrix .name .sort { margin-right: 8px; }
.js .sort:hover { background: var(--over); color: var(--ink); }
.js :is(.sort, .fold) { cursor: pointer; }
.sort:is(.up, .down) { color: var(--ink); font-weight: 650; }
.sort.up::after { content: " ↑"; }
.sort.down::after { content: " ↓"; }
.fold { color: var(--ink); font-weight: 600; }
.fold span { font-weight: 400; color: var(--soft); }
.js .fold::before { content: "▸ "; }
.js .fold[aria-expanded="true"]::before { content: "▾ "; }

#matrix .n { text-align: right; white-space: nowrap; }
#matrix td { color: var(--soft); overflow-wrap: anywhere; }
#matrix .name { position: relative; padding-left: 16px; font-weight: 400; overflow-wrap: anywhere; }
.js #matrix.pictured :is(thead, [data-v]) .name { padding-left: 82px; }
.js #matrix.pictured [data-v] > .name { min-height: 54px; }
.js #matrix.pictured [data-v] > .name::before, .peek {
  content: ""; position: absolute; left: 16px; top: 7px; width: 54px; height: 40px; border-radius: 4px; background: var(--over);
}
/* Without a thumbnail there is a sheet with the name of the format. */
.js #matrix.pictured [data-v] > .name[data-format]::before {
  content: attr(data-format); left: 22px; width: 42px; border: 1px solid var(--edge); border-radius: 3px 12px 3px 3px;
  box-sizing: border-box; padding-top: 17px; color: var(--soft); font: 600 10px/1.2 system-ui, sans-serif; text-align: center; letter-spacing: .02em;
}
.peek { object-fit: contain; }
tr:is(:hover, .open) > .name > .peek { background: none; }
#matrix small { color: var(--soft); font-size: 12px; }
#matrix .line, .why { display: block; }
#matrix .line:empty { display: none; }
.in { color: var(--ink); margin-right: .3em; }
.why > * { display: none; }
.why > :first-child { display: inline; }
.why > .more { display: inline; font-style: normal; white-space: nowrap; }
.single .why > em { display: none; }
.why i { font-style: normal; color: var(--ink); }
.why :is(i, em)::before { content: "· "; }
#matrix .why { color: var(--ink); }
#matrix .why :is(i, em) { color: var(--soft); }
#matrix .name a { color: inherit; text-decoration: none; font-weight: 500; }
#matrix .name a:hover { text-decoration: underline; }
#matrix .trouble { color: var(--f); }
#matrix td.trouble { grid-column: span 4; }
#matrix .v { color: var(--ink); }
#matrix .v small { display: block; padding-left: 8px; }
#matrix .heading tr { display: block; background: var(--over); border-block: 1px solid var(--line); }
#matrix thead + .heading tr { border-top: 0; }
#matrix .heading th { display: block; padding: 4px 12px; font-size: 13px; font-weight: 600; }
#matrix .heading b { margin-left: 4px; font-weight: 400; color: var(--soft); }
tr[data-v] { scroll-margin-top: var(--top, 90px); }
.js tr[data-v] { cursor: pointer; }
tr[data-v]:hover, tr.open { background: var(--over); }
tr.open .name a { font-weight: 650; }
.mark { display: inline-block; min-width: 26px; text-align: center; border-radius: 5px; padding: 0 6px; font-weight: 600; white-space: nowrap; }
.mark.f { color: var(--f); background: var(--f-bg); } .mark.w { color: var(--w); background: var(--w-bg); }
.mark.q { color: var(--q); background: var(--q-bg); } .mark.p { color: var(--p); } .mark.x { color: var(--x); }

/* Many destinations scroll in a box of their own. */
#assets.wide { overflow: auto; max-height: 88vh; container-type: inline-size; }
.wide #matrix { width: max-content; min-width: 100%; }
.wide #matrix tr { grid-template-columns: minmax(clamp(18rem, 30vw, 26rem), 1fr); grid-auto-columns: 6.4rem; background: var(--sheet); }
.wide #matrix .heading tr { background: var(--over); }
.wide #matrix tr:is([data-v]:hover, .open) { background: var(--over); }
.wide #matrix .name { position: sticky; left: 0; z-index: 1; background: inherit; border-right: 1px solid var(--line); contain: inline-size; }
.wide #matrix :is(.v, .to) { padding-inline: 5px; }
.wide #matrix .v small { padding-left: 6px; }
.wide #matrix thead { top: 0; }
.wide #matrix thead .name { border: 0; background: var(--sheet); }
.wide #matrix td.g { background: var(--over); }
.js .wide .m { display: none; }
.wide .opened .card { position: sticky; left: 8px; width: calc(100cqw - 16px); }
.wide #matrix .heading th { position: sticky; left: 0; width: max-content; max-width: 100cqw; border: 0; }
.single#assets.wide { overflow: visible; max-height: none; }
.single.wide #matrix { width: auto; }
.single #matrix tr { grid-auto-columns: minmax(7rem, 14rem); }
.single.wide #matrix thead { top: var(--bar, 52px); }

#matrix tr.host { display: block; border: 0; background: var(--over); }
#matrix .opened { display: block; padding: 0; white-space: normal; color: var(--ink); }
.card { padding: 16px 20px 20px; }
/* Below the filters, the header and its own row. */
.opened .card { scroll-margin-top: calc(var(--top, 90px) + 40px); }
.opened .card { margin: 0 8px 10px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
#cards .card {
  margin-top: 12px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px;
  content-visibility: auto; contain-intrinsic-size: auto 260px;
}
.card h2 { margin: 0 0 12px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
.body { display: flex; gap: 24px; align-items: flex-start; }
.body img { flex: none; max-width: 160px; height: auto; border-radius: 4px; box-shadow: 0 0 0 1px var(--line); }
.verdicts { flex: 1; min-width: 0; max-width: 62rem; }
.card h3 { margin: 0 0 4px; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
.card h3 small { color: var(--soft); font-weight: 400; }
.card ul { margin: 0; padding: 0; list-style: none; }
.card p { margin: 0; overflow-wrap: anywhere; }
.verdict { padding-left: 24px; margin-bottom: 12px; }
.sign { display: inline-block; width: 24px; margin-left: -24px; font-weight: 600; }
.sign.f { color: var(--f); } .sign.w { color: var(--w); } .sign.q { color: var(--q); } .sign.p { color: var(--p); }
.sign.x { color: var(--x); }
.answer { font-weight: 400; color: var(--soft); margin-left: 6px; }
.verdict.f .answer { color: var(--f); }
.verdict li { padding: 5px 0; }
.verdict .at { margin-top: 4px; }
.verdict .at li { padding: 1px 0; overflow-wrap: anywhere; }
.verdict .at .meta { margin-left: 6px; }
.verdict .fix::before { content: "→ "; color: var(--soft); }
.tag { display: inline-block; padding: 0 6px; border-radius: 4px; background: var(--w-bg); color: var(--w); font-size: 12px; }
.meta { color: var(--soft); font-size: 12px; }
.meta a { color: inherit; }
.quiet { padding-left: 24px; color: var(--soft); }
.facts { margin-top: 14px; padding-top: 10px; border-top: 1px solid var(--line); font-size: 12.5px; }
.facts summary { width: max-content; color: var(--soft); cursor: pointer; }
.facts .all { columns: 4 15rem; column-gap: 36px; padding-top: 6px; }
.facts h3 { font-size: 12px; margin: 0 0 2px; color: var(--soft); break-after: avoid; }
.facts dl { margin: 0 0 12px; }
.facts dl div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border-top: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.facts .missing { color: var(--soft); }
.facts dl div { break-inside: avoid; }
.card .problem { padding-left: 24px; margin-top: 8px; color: var(--w); }
footer { padding-top: 20px; color: var(--soft); font-size: 12.5px; }
footer p { margin: 0 0 4px; overflow-wrap: anywhere; }

@media (max-width: 1180px) {
  .overview { grid-template-columns: minmax(0, 1fr); }
}

/* Without room for columns, verdicts are below the name. */
@media screen and (max-width: 900px) {
  #matrix thead { position: static; }
  #matrix thead tr { display: flex; flex-wrap: wrap; }
  #matrix thead .to { display: none !important; }
  .js #matrix.pictured thead .name, #matrix thead .name { padding-left: 14px; flex: 0 1 auto; }
  #matrix thead .n { flex: none; }
  html:not(.js) #matrix thead { display: none; }
  #assets.wide { max-height: none; overflow: visible; }
  .wide #matrix { width: auto; }
  .wide #matrix .name { contain: none; position: relative; border: 0; }
  .wide #matrix tr[data-v] > .na { display: none; }
  .wide .opened .card { position: static; width: auto; }
  .wide #matrix td.g { background: none; }
  #matrix tr[data-v] { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 8px 14px; }
  .js #matrix.pictured tr[data-v] { padding-left: 80px; }
  #matrix tr[data-v] > * { padding: 1px 0; text-align: left; }
  #matrix tr[data-v] > td:empty { display: none; }
  #matrix tr[data-v] > .name { flex: 1 0 100%; padding-bottom: 3px; }
  .js #matrix.pictured tr[data-v] > .name { padding-left: 0; min-height: 0; }
  .js #matrix.pictured tr[data-v] { min-height: 60px; align-content: start; }
  .wide #matrix .m { display: none; }
  .js #matrix.pictured [data-v] > .name::before, .peek { left: -66px; top: 2px; }
  .js #matrix.pictured [data-v] > .name[data-format]::before { left: -60px; }
  #matrix .v { display: block; max-width: 100%; }
  .wide #matrix .v { padding-inline: 0; }
  #matrix .v small { display: inline; padding: 0; }
  #matrix .v::before { content: attr(data-to) " "; color: var(--soft); font-size: 12px; }
  .card { padding: 12px 14px; }
  .opened .card { margin-inline: 0; border-inline: 0; border-radius: 0; }
}

@media screen and (max-width: 760px) {
  .filters { position: static; }
  .filters .field:first-of-type, .filters .field, .filters :is(input, select) { flex: 1 0 100%; width: 100%; max-width: none; }
  .end { margin-left: 0; }
  .body { flex-direction: column; gap: 12px; }
}
@media screen and (max-width: 560px) {
  .sums, .sums tbody { display: block; }
  .sums tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; padding: 3px 0; }
  .sums :is(th, td) { padding: 0; width: auto; }
  .sums th { flex: 1 0 100%; min-width: 0; }
  .sums .share { display: none; }
  .sums .n { flex: 1 1 auto; white-space: normal; }
  #asked { max-width: 100%; }
}

@media print {
  @page { size: A4; margin: 11mm 10mm 12mm; }
  body { padding: 0; font-size: 7.5pt; line-height: 1.3; }
  body > * { max-width: none; }
  .filters, .skip, .problems details, .accepted:not([open]), .every:not([open]), .every summary, .share, .pick, .hint, .sums td:last-child, #cards,
  #matrix thead { display: none !important; }
  .top { padding: 0 0 4pt; }
  h1 { font-size: 15pt; }
  .over, .counts, footer { font-size: 7.5pt; }
  .counts { margin-top: 2pt; }
  .overview { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 10pt; margin-top: 5pt; }
  .overview:not(:has(.sums)), .overview:has(.every:not([open])) { grid-template-columns: minmax(0, 1fr); }
  .overview:not(:has(.sums)) ol, .overview:has(.every:not([open])) ol { columns: 2; column-gap: 10pt; }
  .problems li { break-inside: avoid; }
  .overview h2 { font-size: 7.5pt; margin: 0 0 2pt; }
  .sums { font-size: 7.5pt; }
  .sums :is(th, td) { padding: 0 6pt 0 0; line-height: 1.35; }
  .sum { min-width: 1.9rem; }
  .ask { grid-template-columns: 1.6rem minmax(0, 1fr); width: 100%; margin: 0; padding: 0 0 1.5pt; }
  .ask b, .ask small { font-size: 7.5pt; }
  .ask .said, .ask small { line-height: 1.25; }
  #assets, #assets.wide { border: 0; max-height: none; overflow: visible; container-type: normal; }
  .wide #matrix { width: auto; }
  #matrix tbody { content-visibility: visible; }
  #matrix tbody:last-child { overflow: visible; }
  #matrix tr[data-v], .wide #matrix tr[data-v] {
    display: flex; flex-wrap: wrap; gap: 0 5pt; align-items: baseline; break-inside: avoid; background: none; padding: 1.5pt 0;
  }
  #matrix th, #matrix td { padding: 0; min-height: 0; }
  #matrix .heading { break-after: avoid; }
  #matrix .heading tr, .wide #matrix .heading tr { padding: 3pt 0 2pt; border: 0; background: none; break-after: avoid; }
  #matrix .heading th, .wide #matrix .heading th { position: static; padding: 0; font-size: 9pt; }
  /* The name, the facts and the verdicts are in one line, and the problems below. */
  #matrix .name { display: contents; }
  .js #matrix.pictured [data-v] > .name::before, .peek { display: none !important; }
  #matrix small, #matrix .v { font-size: 7pt; }
  #matrix .name a { order: 1; font-weight: 650; }
  #matrix .line { order: 2; }
  #matrix .why { order: 4; flex: 1 0 100%; }
  .why > :nth-child(2):not(em) { display: inline; }
  .why > span + span::before { content: "| "; color: var(--soft); }
  .why > .more { display: none; }
  .why > .rest { display: inline; font-style: normal; }
  /* A pass needs no ink, a warning none beside a failure, and an unreadable file fails everywhere. Groups of destinations
     stand for their members. */
  #matrix .v { order: 3; display: block !important; }
  #matrix .v:has(.mark.x, .mark.p), #matrix tr[data-w="f"] .v:has(.mark.w), #matrix tr:has(.trouble) .v, .wide #matrix .m,
  #matrix .v small { display: none !important; }
  #matrix .v::before { content: attr(data-to) " "; color: var(--soft); }
  .wide #matrix td.g { background: none; }
  .mark { min-width: 0; padding: 0; }
  #matrix tr.host { break-inside: auto; }
  .opened .card, .wide .opened .card { position: static; width: auto; margin: 2pt 0; padding: 4pt 6pt; }
  .verdict li, .facts dl, h2, h3 { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  footer { padding-top: 6pt; }
  .mark, rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}

"""##

  /// The script, which filters and sorts the rows, and makes the card of an asset when it is opened.
  static let script: StaticString = ##"""

// Filters, sorts and opens the rows of a page. Without it, the page is a document with all cards below the matrix.
(() => {
  "use strict";
  const id = (name) => document.getElementById(name);
  document.documentElement.classList.add("js");
  const form = document.querySelector(".filters");
  if (!form) return;
  const words = JSON.parse(form.dataset.words);
  const matrix = id("matrix"), search = id("q"), to = id("d"), folder = id("f"), all = id("all"), copy = id("copy");
  const ready = id("ready"), asked = id("asked"), clear = id("clear"), only = id("only");
  const chips = [...form.querySelectorAll(".chip")], asks = [...document.querySelectorAll(".ask")];
  const heads = [...matrix.tHead.querySelectorAll(".to:not(.g)")], folds = [...matrix.tHead.querySelectorAll(".fold")];
  const sorts = [...matrix.tHead.querySelectorAll(".sort")];
  const texts = id("cards").getElementsByTagName("noscript");
  const columns = matrix.tHead.rows[0].cells.length;
  const isPressed = (button) => button?.getAttribute("aria-pressed") === "true";
  const press = (button, value) => button?.setAttribute("aria-pressed", String(value));

  // The page has the worst rows first, so their order is the order within an outcome.
  const items = [...matrix.querySelectorAll("tr[data-w]")].map((row, index) => {
    const link = row.querySelector("a"), place = row.querySelector(".in");
    const [seconds, pixels, bytes] = row.dataset.n.split(",").map(parseFloat);
    return {
      row, index, link, number: link.hash.slice(2), name: link.textContent, folder: place ? place.textContent : "",
      worst: row.dataset.w, verdicts: row.dataset.v, problems: row.dataset.p ? row.dataset.p.split(" ") : [],
      length: seconds, size: pixels, weight: bytes, letter: row.dataset.w, text: null, own: null, card: null,
    };
  });
  const itemOf = new Map(items.map((item) => [item.row, item]));

  // Thumbnails are in the cards, once. A row gets its own when it comes near.
  const partOf = new Map();
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const item of partOf.get(target) ?? []) {
        if (item.peek) continue;
        item.peek = true;
        const source = /<img [^>]*src="(data:image\/jpeg;base64,[A-Za-z0-9+\/=]+)"/.exec(texts[item.index].textContent);
        if (!source) continue;
        const image = new Image();
        image.alt = "";
        image.className = "peek";
        image.decoding = "async";
        image.src = source[1];
        item.row.cells[0].prepend(image);
      }
    }
  }, { rootMargin: "600px" });
  const isPictured = matrix.classList.contains("pictured");

  // Folders with all that contain them, so that one choice takes a whole branch.
  const branches = new Map();
  for (const item of items) {
    for (let end = item.folder.indexOf("/"); end >= 0; end = item.folder.indexOf("/", end + 1)) {
      const branch = item.folder.slice(0, end + 1);
      branches.set(branch, (branches.get(branch) || 0) + 1);
    }
  }
  const natural = new Intl.Collator(document.documentElement.lang, { numeric: true });
  for (const branch of [...branches.keys()].sort(natural.compare)) {
    folder.add(new Option(branch + "  (" + branches.get(branch) + ")", branch));
  }
  folder.closest("label").hidden = branches.size === 0;

  // The header of the matrix stays under the filters, which take one line or two.
  const measure = () => {
    const sticks = getComputedStyle(form).position === "sticky", root = document.documentElement.style;
    root.setProperty("--bar", form.offsetHeight + "px");
    root.setProperty("--top", (sticks ? form.offsetHeight + matrix.tHead.offsetHeight : 0) + "px");
  };
  const heights = new ResizeObserver(measure);
  heights.observe(form);
  heights.observe(matrix.tHead);

  // A search looks at the name, the folder, the line of facts and the problems: messages, fixes, rules and codes. It does
  // not look at folded facts, at destinations that take the file or no such file, or at the titles of sources.
  const entities = { lt: "<", gt: ">", amp: "&", quot: "\"", "#39": "'", "#10": " " };
  const folded = (text) => text.toLowerCase().replaceAll("×", "x");
  const named = (letter) => chips.find((chip) => chip.dataset.o === letter)?.dataset.name ?? "";
  const ownText = (item) => item.own ??= folded(item.folder + item.name + " " + item.row.querySelector(".line").textContent + " " +
    [...item.row.cells].slice(1).filter((cell) => !cell.classList.contains("v")).map((cell) => cell.textContent).join(" "));
  const fullText = (item) => item.text ??= ownText(item) + " " + folded(named(item.worst) + " " + texts[item.index].textContent
    .replace(/<(details class="facts"|p class="quiet"|span class="sr")[^]*?<\/(details|p|span)>|<(a |span class="source")[^]*?<\/(a|span)>[^<]*/g, " ")
    .replace(/<[^>]*>/g, " ").replace(/&([a-z#0-9]+);/g, (all, name) => entities[name] ?? all));
  // A size is a property of the file: a fix that names the same size is no match.
  const fitsWord = (item, word) =>
    /^\d+x\d+$/.test(word) ? ownText(item).split(/[^0-9a-z]+/).includes(word) : fullText(item).includes(word);

  function close(item) {
    item.card?.remove();
    item.card = null;
    item.row.classList.remove("open");
    item.link.setAttribute("aria-expanded", "false");
  }
  function open(item) {
    if (item.card) return;
    const host = document.createElement("tr");
    const cell = host.insertCell();
    host.className = "host";
    host.setAttribute("role", "row");
    cell.setAttribute("role", "cell");
    cell.colSpan = columns;
    cell.className = "opened";
    cell.innerHTML = texts[item.index].textContent;
    if (item.row.isConnected) item.row.after(host);
    item.card = host;
    item.row.classList.add("open");
    item.link.setAttribute("aria-expanded", "true");
  }
  const label = () => { all.textContent = items.some((item) => item.card) ? words.close_all : words.open_all; };

  // The table is sorted by a column in a direction. Without a column, the worst rows come first.
  let sorted = null, problem = null, column = -1, shown = items, drawn = "";
  const severity = "fqwpx";
  function compare(left, right) {
    const order = isPressed(ready) ? "pwqfx" : severity;
    const worse = order.indexOf(left.letter) - order.indexOf(right.letter) || left.index - right.index;
    if (!sorted) return worse;
    const sign = sorted.down ? -1 : 1;
    if (sorted.key === "name") {
      return sign * (natural.compare(left.name, right.name) || natural.compare(left.folder, right.folder)) || worse;
    }
    if (/^\d+$/.test(sorted.key)) {
      const rank = (item) => severity.indexOf(item.verdicts[sorted.key]);
      return -sign * (rank(left) - rank(right)) || worse;
    }
    const [first, second] = [left[sorted.key], right[sorted.key]];
    if (Number.isNaN(first) || Number.isNaN(second)) return Number.isNaN(first) - Number.isNaN(second) || worse;
    return sign * (first - second) || worse;
  }

  function heading(letter, count) {
    const body = document.createElement("tbody"), row = body.insertRow(), cell = document.createElement("th");
    const chip = chips.find((chip) => chip.dataset.o === letter), mark = document.createElement("span");
    body.className = "heading";
    body.dataset.g = letter;
    body.setAttribute("role", "rowgroup");
    row.setAttribute("role", "row");
    cell.setAttribute("role", "rowheader");
    cell.scope = "rowgroup";
    cell.colSpan = columns;
    mark.className = "mark " + letter;
    mark.setAttribute("aria-hidden", "true");
    mark.textContent = chip.dataset.sign;
    const name = !isPressed(ready) ? named(letter) : letter === "p" ? words.ready : words.ready_with_warnings;
    const number = document.createElement("b");
    number.textContent = count;
    cell.append(mark, " " + name + " ", number);
    row.append(cell);
    return body;
  }

  // Rows that are not shown are not in the document, so that long pages stay quick.
  const rowsInBody = 50;
  function draw(list, counts) {
    const grouped = !sorted && matrix.dataset.grouped === "true";
    const state = grouped + " " + isPressed(ready) + list.map((item) => item.index + item.letter).join();
    if (state === drawn) return;
    drawn = state;
    for (const body of partOf.keys()) near.unobserve(body);
    partOf.clear();
    const bodies = [];
    let part = null, letter = null;
    for (const item of list) {
      if (grouped && item.letter !== letter) {
        letter = item.letter;
        part = null;
        bodies.push(heading(letter, counts[letter]));
      }
      if (!part || part.length === rowsInBody) {
        const body = document.createElement("tbody");
        body.setAttribute("role", "rowgroup");
        partOf.set(body, part = []);
        bodies.push(body);
      }
      part.push(item);
    }
    for (const [body, part] of partOf) {
      body.style.containIntrinsicSize = "auto none auto " + part.length * 64 + "px";
      body.append(...part.flatMap((item) => item.card ? [item.row, item.card] : [item.row]));
    }
    for (const body of [...matrix.tBodies]) body.remove();
    matrix.append(...bodies);
    if (isPictured) for (const body of partOf.keys()) near.observe(body);
  }

  // The counts above the matrix are those of the run, until a filter is set.
  const head = id("counts"), sums = [...document.querySelectorAll(".sums tr[data-to]")];
  const rest = document.querySelector(".problems summary"), foldedAsks = asks.filter((ask) => ask.closest("details"));
  const written = {
    counts: head.textContent, asks: asks.map((ask) => Number(ask.querySelector("b").firstChild.data)), rest: rest?.textContent,
    sums: sums.map((row) => [...row.querySelectorAll(".share svg, .n")].map((place) => [...place.childNodes])),
  };
  const tally = (list, letterOf) => {
    const counts = {};
    for (const item of list) counts[letterOf(item)] = (counts[letterOf(item)] || 0) + 1;
    return counts;
  };
  const present = (counts) => [...severity].filter((letter) => counts[letter]);
  function count(list, isFiltered) {
    const counts = tally(list, (item) => item.letter);
    const parts = present(counts).map((letter) => counts[letter] + " " + named(letter));
    head.textContent = !isFiltered ? written.counts
      : words.some.replace("{shown}", list.length) + (parts.length ? words.colon + parts.join(words.comma) : "") + words.stop;
    const broken = {};
    if (isFiltered) for (const item of list) for (const number of item.problems) broken[number] = (broken[number] || 0) + 1;
    asks.forEach((ask, index) => {
      const isHere = column < 0 || !ask.dataset.d || ask.dataset.d.split(" ").includes(String(column));
      const number = !isFiltered ? written.asks[index] : isHere && broken[ask.dataset.p] || 0;
      ask.querySelector("b").firstChild.data = number;
      ask.closest("li").hidden = number === 0;
      press(ask, ask.dataset.p === problem);
    });
    if (rest) {
      const more = foldedAsks.filter((ask) => !ask.closest("li").hidden).length;
      rest.textContent = isFiltered ? written.rest.replace(/\d+/, more) : written.rest;
      rest.parentElement.hidden = more === 0;
      if (more > 0 && !asks.some((ask) => !foldedAsks.includes(ask) && !ask.closest("li").hidden)) rest.parentElement.open = true;
    }
    sums.forEach((row, index) => {
      const [bar, numbers] = row.querySelectorAll(".share svg, .n");
      if (!isFiltered) {
        bar.replaceChildren(...written.sums[index][0]);
        return numbers.replaceChildren(...written.sums[index][1]);
      }
      const counts = tally(list, (item) => item.verdicts[row.dataset.to]);
      numbers.replaceChildren(...present(counts).flatMap((letter) => {
        const part = document.createElement("span"), spoken = document.createElement("span");
        part.className = "sum " + letter;
        part.title = spoken.textContent = named(letter);
        spoken.className = "sr";
        part.append(chips.find((chip) => chip.dataset.o === letter).dataset.sign + " " + counts[letter] + " ", spoken);
        return [part, " "];
      }));
      let start = 0;
      bar.replaceChildren(...present(counts).map((letter) => {
        const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        rect.setAttribute("class", letter);
        rect.setAttribute("x", start * 1000 / list.length);
        rect.setAttribute("width", counts[letter] * 1000 / list.length);
        rect.setAttribute("height", 10);
        start += counts[letter];
        return rect;
      }));
    });
  }

  function apply() {
    const asking = folded(search.value).split(/\s+/).filter(Boolean);
    column = to && to.value !== "" ? Number(to.value) : -1;
    const problems = isPressed(only);
    const wanted = new Set(chips.filter(isPressed).map((chip) => chip.dataset.o));
    const counts = {}, list = [];
    for (const item of items) {
      item.letter = column < 0 ? item.worst : item.verdicts[column];
      if (!item.folder.startsWith(folder.value) || problems && !"fqw".includes(item.letter)) continue;
      if (problem !== null && !item.problems.includes(problem)) continue;
      if (!asking.every((word) => fitsWord(item, word))) continue;
      counts[item.letter] = (counts[item.letter] || 0) + 1;
      if (wanted.size === 0 || wanted.has(item.letter)) list.push(item);
    }
    shown = list.sort(compare);
    draw(list, counts);
    for (const chip of chips) {
      const count = counts[chip.dataset.o] || 0;
      chip.querySelector("b").textContent = count;
      chip.hidden = count === 0 && !isPressed(chip);
    }
    const isFiltered = asking.length > 0 || column >= 0 || problems || wanted.size > 0 || problem !== null || folder.value !== "";
    count(list, isFiltered);
    const ask = asks.find((ask) => ask.dataset.p === problem);
    asked.hidden = !ask;
    asked.firstElementChild.textContent = ask ? ask.querySelector(".said").textContent : "";
    clear.hidden = !isFiltered;
    paint();
    if (started) keep();
    id("none").hidden = list.length > 0;
    matrix.hidden = list.length === 0;
    id("shown").textContent = list.length === items.length ? words.all : words.some.replace("{shown}", list.length);
    for (const button of sorts) {
      const isSorted = sorted?.key === button.dataset.s;
      button.classList.toggle("down", isSorted && sorted.down);
      button.classList.toggle("up", isSorted && !sorted.down);
    }
    for (const cell of matrix.tHead.rows[0].cells) {
      const isSorted = [...cell.querySelectorAll(".sort")].some((button) => sorted?.key === button.dataset.s);
      if (isSorted) cell.setAttribute("aria-sort", sorted.down ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    }
    label();
  }

  // The address contains the choice, so that a link shows the same rows.
  let started = false;
  const place = (state) => { try { history.replaceState(null, "", state || location.pathname); } catch {} };
  function keep() {
    const state = new URLSearchParams();
    if (search.value) state.set("q", search.value);
    if (column >= 0) state.set("d", column);
    if (folder.value) state.set("f", folder.value);
    const wanted = chips.filter(isPressed).map((chip) => chip.dataset.o).join("");
    if (isPressed(ready)) state.set("v", "ready");
    else if (wanted) state.set("o", wanted);
    if (isPressed(only)) state.set("p", "1");
    if (problem !== null) state.set("r", problem);
    if (sorted) state.set("s", (sorted.down ? "-" : "") + sorted.key);
    place(state.size ? "#" + state : "");
  }
  function restore() {
    const state = new URLSearchParams(location.hash.slice(1));
    const known = (list, value) => [...list.options].some((option) => option.value === value) ? value : "";
    search.value = state.get("q") ?? "";
    if (to) to.value = known(to, state.get("d"));
    folder.value = known(folder, state.get("f"));
    press(only, state.get("p") === "1");
    press(ready, ready && state.get("v") === "ready");
    for (const chip of chips) press(chip, (isPressed(ready) ? "pw" : state.get("o") ?? "").includes(chip.dataset.o));
    problem = asks.some((ask) => ask.dataset.p === state.get("r")) ? state.get("r") : null;
    const sort = /^(-?)(.+)$/.exec(state.get("s") ?? "");
    sorted = sort && sorts.some((button) => button.dataset.s === sort[2]) ? { key: sort[2], down: sort[1] === "-" } : null;
  }
  function reset() {
    search.value = folder.value = "";
    if (to) to.value = "";
    for (const button of [...chips, only, ready]) press(button, false);
    problem = null;
  }

  // A chosen destination has the only column, and its problems are the only ones in the rows. Folded groups hide their
  // columns, and so do columns without problems if only problems are shown.
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets = [rule];
  const nth = (cell) => ":nth-child(" + (cell.cellIndex + 1) + ")";
  function paint() {
    const chosen = heads[column], wide = [], every = [];
    id("assets").classList.toggle("single", Boolean(chosen));
    if (chosen) {
      every.push("#matrix :is(.v, .to):not(" + nth(chosen) + ") { display: none !important; }",
        "#matrix .v" + nth(chosen) + " { display: block !important; }", ".why > :not([data-d~=\"" + column + "\"]) { display: none; }",
        ".why > [data-d~=\"" + column + "\"] { display: block; }", ".why i { display: none; }");
      wide.push("#matrix .to" + nth(chosen) + " { display: block !important; }");
    } else {
      for (const fold of folds) {
        if (fold.getAttribute("aria-expanded") === "true") wide.push("#matrix .m.k" + fold.dataset.k + " { display: block; }");
      }
      if (isPressed(only)) {
        const groupOf = (head) => folds.find((fold) => head.classList.contains("k" + fold.dataset.k));
        const clean = heads.filter((head, index) => !shown.some((item) => "fqw".includes(item.verdicts[index])));
        const dull = folds.filter((fold) => heads.every((head) => groupOf(head) !== fold || clean.includes(head)));
        const hidden = [...clean, ...dull.map((fold) => fold.closest("th"))];
        if (hidden.length) every.push("#matrix :is(.v, .to):is(" + hidden.map(nth).join() + ") { display: none !important; }");
      }
    }
    rule.replaceSync(every.join(" ") + " @media (min-width: 901px) { " + wide.join(" ") + " }");
  }

  let waiting = 0;
  search.addEventListener("input", () => { cancelAnimationFrame(waiting); waiting = requestAnimationFrame(apply); });
  folder.addEventListener("change", apply);
  to?.addEventListener("change", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      press(ready, false);
      press(chip, !isPressed(chip));
      apply();
    });
  }
  only?.addEventListener("click", () => {
    press(only, !isPressed(only));
    if (isPressed(ready)) for (const button of [...chips, ready]) press(button, false);
    apply();
  });
  // The files that are ready to post: first those without warnings.
  function showReady(value) {
    press(ready, value);
    press(only, false);
    for (const chip of chips) press(chip, value && "pw".includes(chip.dataset.o));
    if (value) sorted = null;
    apply();
  }
  ready?.addEventListener("click", () => showReady(!isPressed(ready)));
  for (const row of sums) {
    row.querySelector(".pick").addEventListener("click", () => {
      reset();
      if (to) to.value = row.dataset.to;
      showReady(true);
      form.scrollIntoView({ block: "start" });
    });
  }
  clear.addEventListener("click", () => {
    reset();
    apply();
    search.focus();
  });
  for (const fold of folds) {
    fold.addEventListener("click", () => {
      fold.setAttribute("aria-expanded", String(fold.getAttribute("aria-expanded") !== "true"));
      apply();
    });
  }
  for (const button of sorts) {
    // Numbers begin with the largest, and outcomes with the worst. The third click brings the worst first back.
    const startsDown = button.dataset.s !== "name";
    button.addEventListener("click", () => {
      const key = button.dataset.s;
      if (sorted?.key !== key) sorted = { key, down: startsDown };
      else sorted = sorted.down === startsDown ? { key, down: !startsDown } : null;
      apply();
    });
  }
  for (const ask of asks) {
    ask.addEventListener("click", () => {
      problem = ask.dataset.p === problem ? null : ask.dataset.p;
      apply();
      if (problem !== null) form.scrollIntoView({ block: "start" });
    });
  }
  asked.addEventListener("click", () => {
    problem = null;
    apply();
    search.focus();
  });
  copy.addEventListener("click", async () => {
    const base = id("assets").dataset.base;
    const paths = shown.map((item) => base + item.folder + item.name + "\n").join("");
    try {
      await navigator.clipboard.writeText(paths);
      id("shown").textContent = (shown.length === 1 ? words.copied_one : words.copied).replace("{count}", shown.length);
    } catch {
      id("shown").textContent = words.not_copied;
    }
  });
  // Nobody reads more cards than these at once, and each costs a little.
  const most = 200;
  all.addEventListener("click", () => {
    const opened = items.filter((item) => item.card);
    if (opened.length) opened.forEach(close);
    else shown.slice(0, most).forEach(open);
    label();
  });
  matrix.addEventListener("click", (event) => {
    const item = itemOf.get(event.target.closest("tr"));
    if (!item || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!event.target.closest("a") && String(getSelection())) return;
    event.preventDefault();
    item.card ? close(item) : open(item);
    if (item.card) place("#c" + item.number);
    label();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !typing) {
      event.preventDefault();
      search.focus();
    } else if (event.key === "Escape" && event.target === search) {
      search.value = "";
      apply();
    }
  });
  function follow() {
    const number = /^#c(\d+)$/.exec(location.hash)?.[1];
    const item = number && items.find((item) => item.number === number);
    if (!item && location.hash.includes("=")) {
      restore();
      apply();
    }
    if (!item) return;
    if (!shown.includes(item)) {
      reset();
      apply();
    }
    open(item);
    label();
    // Rows get their true height when they first come into sight, which moves those below.
    const scroll = (again) => {
      item.row.scrollIntoView({ block: "start" });
      if (again > 0) requestAnimationFrame(() => scroll(again - 1));
    };
    scroll(3);
  }
  addEventListener("hashchange", follow);

  for (const item of items) item.link.setAttribute("aria-expanded", "false");
  form.hidden = false;
  apply();
  measure();
  follow();
  started = true;
})();

"""##
}

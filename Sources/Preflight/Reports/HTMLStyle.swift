extension HTMLPage {
  /// The style. Color marks only outcomes, and the strongest color only failures.
  static let style: StaticString = """

    :root {
      --page: #f7f7f6; --sheet: #fff; --ink: #1b1d20; --soft: #5f656d; --line: #e3e4e6; --over: #f1f2f3;
      --f: #b3261e; --f-bg: #fcebe9; --w: #855200; --w-bg: #fcf2dc; --q: #3d4fa3; --q-bg: #eaedfb;
      --p: #1c7338; --f-bar: #b3261e; --q-bar: #5a6bc2; --w-bar: #d99a2b; --p-bar: #7fbf95; --x: #7a8088; --focus: #1f5fbf; --link: #1f5fbf;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131416; --sheet: #1a1c1f; --ink: #e6e7e9; --soft: #9da3ab; --line: #2d3034; --over: #222529;
        --f: #ff958b; --f-bg: #3c1f1c; --w: #f0bf63; --w-bg: #352a14; --q: #adb8ff; --q-bg: #242a45;
        --p: #74cf91; --f-bar: #d9564b; --q-bar: #7482d6; --w-bar: #c08a2e; --p-bar: #3d7a51; --x: #878d95; --focus: #8ab4ff; --link: #8ab4ff;
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
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
    [hidden] { display: none !important; }
    .sr {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 12px; top: 8px; z-index: 9; padding: 6px 12px; background: var(--sheet); }

    .top { padding: 32px 0 20px; }
    .over { margin: 0 0 2px; color: var(--soft); font-size: 13px; }
    h1 { margin: 0; font-size: clamp(24px, 4vw, 32px); line-height: 1.15; font-weight: 650; letter-spacing: -.015em; }
    h1.f { color: var(--f); }
    .counts { margin: 6px 0 0; color: var(--soft); }
    .cut { margin: 14px 0 0; padding: 8px 12px; border-left: 3px solid var(--w-bar); }
    .overview { display: grid; grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr); gap: 12px 48px; margin-top: 22px; }
    .overview h2 { margin: 0 0 6px; font-size: 13px; font-weight: 500; color: var(--soft); }
    .sums, .sums tbody { display: block; }
    .sums tr { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 12px; padding: 0 0 9px; }
    .sums th, .sums td { padding: 0; text-align: left; font-weight: 500; }
    .sums th { flex: 1 1 auto; overflow-wrap: anywhere; }
    .sums .share { flex: 0 0 100%; padding-top: 4px; }
    .share svg { display: block; width: 100%; height: 6px; border-radius: 3px; background: var(--line); }
    rect.f { fill: var(--f-bar); } rect.q { fill: var(--q-bar); } rect.w { fill: var(--w-bar); } rect.p { fill: var(--p-bar); }
    rect.x { fill: var(--line); }
    .sums .n { display: flex; flex-wrap: wrap; gap: 0 10px; }
    .sum { white-space: nowrap; color: var(--soft); font-size: 13px; }
    .sum.f { color: var(--f); font-weight: 600; }

    .every summary { padding: 0 0 8px; color: var(--soft); font-size: 13px; cursor: pointer; width: max-content; }
    .problems ol { margin: 0; padding: 0; list-style: none; }
    .problems summary { padding: 4px 0; color: var(--soft); font-size: 13px; cursor: pointer; width: max-content; }
    .ask {
      display: grid; grid-template-columns: 2.6rem minmax(0, 1fr); width: calc(100% + 16px); margin: 0 -8px; padding: 4px 8px;
      border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; text-align: left; overflow-wrap: anywhere;
    }
    .js .ask { cursor: pointer; }
    .js .ask:hover { background: var(--over); }
    .ask[aria-pressed="true"] { background: var(--over); box-shadow: inset 0 0 0 1px var(--ink); }
    .ask b { grid-row: span 2; font-weight: 650; font-size: 15px; }
    .ask.f b { color: var(--f); } .ask.w b { color: var(--w); } .ask.q b { color: var(--q); }
    .ask small { color: var(--soft); font-size: 12px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
    .said { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }

    .filters {
      position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      padding: 10px 0; background: var(--page);
    }
    .filters input, .filters select, .filters button {
      height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px; background: var(--sheet);
      color: inherit; font: inherit;
    }
    .filters .field:first-of-type { flex: 1 1 9rem; max-width: 16rem; }
    .filters input { width: 100%; }
    .filters select { width: 100%; max-width: 10rem; }
    .filters button { cursor: pointer; }
    .chips { display: flex; flex-wrap: wrap; gap: 4px; }
    .chip b { font-weight: 500; color: var(--soft); margin-left: 3px; }
    .chip.f > span { color: var(--f); } .chip.q > span { color: var(--q); } .chip.w > span { color: var(--w); }
    .chip.p > span { color: var(--p); } .chip.x > span { color: var(--x); }
    :is(.chip, .toggle)[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
    .rest { display: flex; gap: 8px; align-items: center; margin-left: auto; }
    #shown { margin: 0; color: var(--soft); white-space: nowrap; }

    #assets { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
    #assets.wide { overflow: auto; max-height: 88vh; }
    #none { padding: 28px; margin: 0; text-align: center; color: var(--soft); }
    #matrix, #matrix thead, #matrix tbody { display: block; }
    #matrix tbody { content-visibility: auto; contain-intrinsic-size: auto none auto 1700px; }
    #matrix tbody.folder { content-visibility: visible; }
    #matrix tr {
      display: grid; grid-auto-flow: column; grid-template-columns: minmax(9rem, 1fr); grid-auto-columns: minmax(0, 9.5rem);
      border-top: 1px solid var(--line);
    }
    #matrix.measured tr { grid-template-columns: minmax(9rem, 1fr) 6.5rem 7.5rem 7rem 6.5rem; }
    .wide #matrix { width: max-content; min-width: 100%; }
    .wide #matrix tr { grid-template-columns: minmax(clamp(13rem, 24vw, 20rem), 1fr); grid-auto-columns: 6.4rem; }
    .wide #matrix .name { position: sticky; left: 0; z-index: 1; background: inherit; border-right: 1px solid var(--line); }
    .wide #matrix :is(.v, .to) { padding-inline: 5px; }
    .wide #matrix .v small { padding-left: 6px; white-space: normal; overflow-wrap: anywhere; }
    .wide #matrix thead .name { border: 0; }
    #matrix td.g { background: var(--over); }
    .js .wide .m { display: none; }
    .fold { padding: 0; border: 0; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: left; }
    .fold span { font-weight: 400; color: var(--soft); }
    .js .fold { cursor: pointer; }
    .js .fold::before { content: "▸ "; }
    .js .fold[aria-expanded="true"]::before { content: "▾ "; }
    #assets.wide { container-type: inline-size; }
    .wide .opened .card { position: sticky; left: 8px; width: calc(100cqw - 16px); }
    .wide #matrix .folder th { position: sticky; left: 0; width: max-content; max-width: 100cqw; }
    .wide #matrix tr { background: var(--sheet); }
    .wide #matrix tr[data-v]:hover, .wide #matrix tr.open { background: var(--over); }
    #matrix th, #matrix td { padding: 6px 10px; text-align: left; }
    #matrix thead {
      position: sticky; top: var(--bar, 52px); z-index: 2; background: var(--sheet); border-radius: 10px 10px 0 0;
      border-bottom: 1px solid var(--line);
    }
    .wide #matrix thead { top: 0; }
    #matrix thead tr { border: 0; align-items: end; }
    #matrix thead th { color: var(--soft); font-size: 12px; font-weight: 500; padding-block: 9px; overflow-wrap: anywhere; }
    #matrix thead + tbody tr, #matrix tbody.folder + tbody tr:first-child { border-top: 0; }
    #matrix tbody:last-child { border-radius: 0 0 10px 10px; overflow: hidden; }
    #matrix .n { text-align: right; white-space: nowrap; }
    #matrix td { color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    #matrix .name { position: relative; padding-left: 16px; font-weight: 400; overflow-wrap: anywhere; }
    .js #matrix.pictured tr:is([data-v], :only-child) > .name { padding-left: 82px; min-height: 52px; }
    .js #matrix.pictured [data-v] > .name::before, .peek {
      content: ""; position: absolute; left: 16px; top: 6px; width: 54px; height: 40px; border-radius: 4px; background: var(--over);
    }
    .peek { object-fit: contain; }
    tr:is(:hover, .open) > .name > .peek { background: none; }
    #matrix .line { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
    #matrix .name a { color: inherit; text-decoration: none; display: -webkit-box; -webkit-box-orient: vertical;
      -webkit-line-clamp: 2; overflow: hidden; }
    #matrix .name a:hover { text-decoration: underline; }
    #matrix .trouble { color: var(--f); }
    #matrix td.trouble { grid-column: span 4; }
    #matrix .v { color: var(--ink); }
    #matrix small { color: var(--soft); font-size: 12px; }
    #matrix .v small { display: block; padding-left: 8px; overflow: hidden; text-overflow: ellipsis; }
    #matrix .folder tr { display: block; background: var(--over); border-bottom: 1px solid var(--line); }
    #matrix .folder th {
      display: block; padding: 4px 16px; color: var(--soft); font-size: 12px; font-weight: 600; overflow-wrap: anywhere;
    }
    .folder span { font-weight: 400; margin-left: 6px; }
    tr[data-v] { scroll-margin-top: var(--top, 90px); }
    tr[data-v]:hover { background: var(--over); }
    .js tr[data-v] { cursor: pointer; }
    tr.open { background: var(--over); }
    tr.open .name { font-weight: 600; }
    .mark { display: inline-block; min-width: 26px; text-align: center; border-radius: 5px; padding: 0 6px; font-weight: 600; }
    .mark.f { color: var(--f); background: var(--f-bg); } .mark.w { color: var(--w); background: var(--w-bg); }
    .mark.q { color: var(--q); background: var(--q-bg); } .mark.p { color: var(--p); } .mark.x { color: var(--x); }
    .dim { opacity: .38; }

    #matrix tr.host { display: block; border: 0; background: var(--over); }
    #matrix .opened { display: block; padding: 0; white-space: normal; color: var(--ink); }
    .card { padding: 16px 20px 20px; }
    /* Below the filters, the header and its own row. */
    .opened .card { scroll-margin-top: calc(var(--top, 90px) + 40px); }
    .opened .card { margin: 0 8px 10px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
    #cards .card { margin-top: 12px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px;
      content-visibility: auto; contain-intrinsic-size: auto 260px; }
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
    .facts dt { color: var(--soft); white-space: nowrap; }
    .facts dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
    .facts .missing { color: var(--soft); }
    .facts dl div { break-inside: avoid; }
    .card .problem { padding-left: 24px; margin-top: 8px; color: var(--w); }
    footer { padding-top: 20px; color: var(--soft); font-size: 12.5px; }
    footer p { margin: 0 0 4px; }

    @media (max-width: 960px) {
      .overview { grid-template-columns: minmax(0, 1fr); }
    }

    @media screen and (max-width: 760px) {
      .filters { position: static; }
      .filters .field:first-of-type, .filters .field, .filters input, .filters select { flex: 1 0 100%; width: 100%; max-width: none; }
      .rest { margin-left: 0; }
      #matrix thead { display: none; }
      #assets.wide { max-height: none; overflow: visible; }
      .wide #matrix { width: auto; }
      .wide #matrix tr[data-v] > .name { position: relative; border: 0; }
      .wide #matrix tr[data-v] > .na { display: none; }
      .wide .opened .card { position: static; width: auto; }
      #matrix td.g { background: none; }
      #matrix tr[data-v] { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 8px 14px; }
      #matrix tr[data-v] > * { padding: 1px 0; text-align: left; }
      #matrix tr[data-v] > td:empty { display: none; }
      #matrix tr[data-v] > .name { flex: 1 0 100%; }
      .js #matrix.pictured tr[data-v] > .name { padding-left: 66px; min-height: 44px; }
      .js #matrix.pictured [data-v] > .name::before, .peek { left: 0; top: 2px; }
      /* Verdicts begin a line of their own. */
      #matrix tr[data-v]::after { content: ""; flex: 0 0 100%; order: 1; }
      #matrix tr[data-v] > .v { order: 2; flex: 0 0 calc(50% - 6px); padding-top: 4px; }
      #matrix .v small { display: none; }
      #matrix .line { white-space: normal; }
      #matrix .v::before { content: attr(data-to) " "; color: var(--soft); font-size: 12px; }
      .card { padding: 12px 14px; }
      .body { flex-direction: column; gap: 12px; }
      .opened .card { margin-inline: 0; border-inline: 0; border-radius: 0; }
    }

    @media print {
      :root {
        --page: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #ccc; --over: #f3f3f3; --f: #a11; --w: #740; --q: #238;
        --p: #163; --x: #666; --link: #000;
      }
      body { padding: 0; font-size: 9.5pt; }
      .filters, .skip, .problems details:not([open]) { display: none !important; }
      #matrix thead { position: static; }
      #matrix tbody { content-visibility: visible; }
      #assets.wide { max-height: none; overflow: visible; }
      .js .wide .m { display: block; }
      .wide .opened .card { position: static; width: auto; }
      #matrix tr {
        grid-template-columns: minmax(8rem, 1fr); grid-auto-columns: minmax(0, 8rem); break-inside: avoid;
      }
      #matrix th, #matrix td { padding: 3px 5px; }
      #matrix .v { white-space: normal; }
      #matrix tr.host { break-inside: auto; }
      .verdict li, .facts dl, h2, h3 { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      #matrix tbody:last-child { overflow: visible; }
      .said, .ask small { display: block; }
      .mark, rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .meta a::after { content: " (" attr(href) ")"; }
      #cards .card { content-visibility: visible; break-inside: avoid; }
    }

    """
}

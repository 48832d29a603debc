
// Filters, sorts and opens the rows of a page. Without it, the page is a document with all cards below the matrix.
//
// A page that shows one report after another calls it for each of them (web/page.mjs), with a function that returns the card of
// a row. It returns a function that ends it and returns its state, with which the next one begins.
function showReport(before, cardOf) {
  "use strict";
  const id = (name) => document.getElementById(name);
  document.documentElement.classList.add("js");
  const form = document.querySelector(".filters");
  if (!form) return undefined;
  const over = new AbortController(), { signal } = over;
  const words = JSON.parse(form.dataset.words);
  const matrix = id("matrix"), search = id("q"), to = id("d"), folder = id("f"), all = id("all"), copy = id("copy"), media = id("m");
  const ready = id("ready"), asked = id("asked"), clear = id("clear"), only = id("only");
  const chips = [...form.querySelectorAll(".chip")], asks = [...document.querySelectorAll(".ask")];
  const heads = [...matrix.tHead.querySelectorAll(".to:not(.g)")], folds = [...matrix.tHead.querySelectorAll(".fold")];
  const sorts = [...matrix.tHead.querySelectorAll(".sort")];
  const texts = id("cards").getElementsByTagName("noscript");
  const textOf = cardOf ?? ((item) => texts[item.index].textContent);
  const columns = matrix.tHead.rows[0].cells.length;
  const isPressed = (button) => button?.getAttribute("aria-pressed") === "true";
  const press = (button, value) => button?.setAttribute("aria-pressed", String(value));

  // The page has the worst rows first, so their order is the order within an outcome.
  const items = [...matrix.querySelectorAll("tr[data-w]")].map((row, index) => {
    const link = row.querySelector("a"), place = row.querySelector(".in");
    const [seconds, pixels, bytes] = row.dataset.n.split(",").map(parseFloat);
    return {
      row, index, link, number: link.hash.slice(2), name: link.textContent, folder: place ? place.textContent : "",
      worst: row.dataset.w, verdicts: row.dataset.v, content: row.dataset.c ?? "", problems: row.dataset.p ? row.dataset.p.split(" ") : [],
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
        // The pictures of a time line have an alternative text.
        const source = /<img (?:alt)="" [^>]*src="(data:image\/jpeg;base64,[A-Za-z0-9+\/=]+)"/.exec(textOf(item));
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
  // not look at folded facts, at destinations that take the file or no such file, at the titles of sources, or at the texts of a
  // time line.
  const entities = { lt: "<", gt: ">", amp: "&", quot: "\"", "#39": "'", "#10": " " };
  const folded = (text) => text.toLowerCase().replaceAll("×", "x");
  const named = (letter) => chips.find((chip) => chip.dataset.o === letter)?.dataset.name ?? "";
  const ownText = (item) => item.own ??= folded(item.folder + item.name + " " + item.row.querySelector(".line").textContent + " " +
    [...item.row.cells].slice(1).filter((cell) => !cell.classList.contains("v")).map((cell) => cell.textContent).join(" "));
  const fullText = (item) => item.text ??= ownText(item) + " " + folded(named(item.worst) + " " + textOf(item)
    .replace(/<(details class="facts"|p class="quiet"|p class="next"|span class="sr"|text )[^]*?<\/(details|p|span|text)>|<(a |span class="source")[^]*?<\/(a|span)>[^<]*/g, " ")
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
    cell.innerHTML = textOf(item);
    if (item.row.isConnected) item.row.after(host);
    item.card = host;
    item.row.classList.add("open");
    item.link.setAttribute("aria-expanded", "true");
  }
  const label = () => { all.textContent = items.some((item) => item.card) ? words.close_all : words.open_all; };

  // The table is sorted by a column in a direction. Without a column, the worst rows come first.
  let sorted = null, problem = null, column = -1, shown = items, drawn = "";
  const severity = "fqnwapx";
  function compare(left, right) {
    const order = isPressed(ready) ? "pwanqfx" : severity;
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
  const head = id("counts"), title = document.querySelector("h1"), sums = [...document.querySelectorAll(".sums tr[data-to]")];
  const rest = document.querySelector(".problems summary"), foldedAsks = asks.filter((ask) => ask.closest("details"));
  const written = {
    counts: head.textContent, title: title.textContent, grade: title.className, asks: asks.map((ask) => Number(ask.querySelector("b").firstChild.data)), rest: rest?.textContent,
    sums: sums.map((row) => [...row.querySelectorAll(".share svg, .n, .pick")].map((place) => [...place.childNodes])),
  };
  const tally = (list, letterOf) => {
    const counts = {};
    for (const item of list) counts[letterOf(item)] = (counts[letterOf(item)] || 0) + 1;
    return counts;
  };
  const present = (counts) => [...severity].filter((letter) => counts[letter]);
  // A problem has a number for each destination that reports it.
  const having = (ask) => {
    const columns = ask.dataset.d?.split(" ");
    const numbers = new Set(ask.dataset.p.split(" ").filter((_, index) => column < 0 || !columns || columns[index] === String(column)));
    return (item) => item.problems.some((number) => numbers.has(number));
  };
  function count(list, isFiltered) {
    const counts = tally(list, (item) => item.letter);
    const parts = present(counts).map((letter) => counts[letter] + " " + named(letter));
    head.textContent = !isFiltered ? written.counts
      : words.some.replace("{shown}", list.length) + (parts.length ? words.colon + parts.join(words.comma) : "") + words.stop;
    title.textContent = !isFiltered ? written.title
      : words.some_ready.replace("{ready}", (counts.p || 0) + (counts.a || 0) + (counts.w || 0)).replace("{shown}", list.length);
    title.className = isFiltered ? present(counts)[0] ?? "" : written.grade;
    asks.forEach((ask, index) => {
      const number = !isFiltered ? written.asks[index] : list.filter(having(ask)).length;
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
      const places = row.querySelectorAll(".share svg, .n, .pick"), [bar, numbers, pick] = places;
      if (!isFiltered) return places.forEach((place, part) => place.replaceChildren(...written.sums[index][part]));
      const counts = tally(list, (item) => item.verdicts[row.dataset.to]);
      // The number comes first in some languages only. The rest of the button counts the files with warnings.
      pick.replaceChildren(...written.sums[index][2].map((part, place) => {
        const copy = part.cloneNode(true);
        copy.textContent = copy.textContent.replace(/\d+/, (place === 0 ? counts.p : counts.w) || 0);
        return copy;
      }));
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

  const severe = (letters) => [...severity].find((letter) => letters.includes(letter)) ?? "x";

  function apply() {
    const asking = folded(search.value).split(/\s+/).filter(Boolean);
    column = to && to.value !== "" ? Number(to.value) : -1;
    const problems = isPressed(only);
    const wanted = new Set(chips.filter(isPressed).map((chip) => chip.dataset.o));
    const ask = asks.find((ask) => ask.dataset.p === problem), hasProblem = ask && having(ask);
    const counts = {}, list = [];
    for (const item of items) {
      const parts = media?.value ?? "";
      item.letter = parts ? severe([...parts].map((part) => item.content["ps".indexOf(part)] ?? "x"))
        : column < 0 ? item.worst : item.verdicts[column];
      if (!item.folder.startsWith(folder.value) || problems && !"fqnw".includes(item.letter)) continue;
      if (hasProblem && !hasProblem(item)) continue;
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
    const isFiltered = asking.length > 0 || column >= 0 || problems || wanted.size > 0 || problem !== null || folder.value !== "" ||
      Boolean(media?.value);
    count(list, isFiltered);
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
  function choice() {
    const state = new URLSearchParams();
    if (search.value) state.set("q", search.value);
    if (column >= 0) state.set("d", column);
    if (folder.value) state.set("f", folder.value);
    if (media?.value) state.set("m", media.value);
    const wanted = chips.filter(isPressed).map((chip) => chip.dataset.o).join("");
    if (isPressed(ready)) state.set("v", "ready");
    else if (wanted) state.set("o", wanted);
    if (isPressed(only)) state.set("p", "1");
    if (problem !== null) state.set("r", problem);
    if (sorted) state.set("s", (sorted.down ? "-" : "") + sorted.key);
    return state;
  }
  function keep() {
    const state = choice();
    place(state.size ? "#" + state : "");
  }
  function restore(state) {
    const known = (list, value) => [...list.options].some((option) => option.value === value) ? value : "";
    search.value = state.get("q") ?? "";
    if (to) to.value = known(to, state.get("d"));
    folder.value = known(folder, state.get("f"));
    if (media) media.value = known(media, state.get("m"));
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
    if (media) media.value = "";
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
    if (media?.value) {
      // What can be seen and heard is the same for all destinations.
      const others = [...media.value].map((part) => ":not([data-c~=" + part + "])").join("");
      every.push("#matrix :is(.v, .to) { display: none !important; }", ".why > " + others + " { display: none; }",
        ".why > [data-c] { display: block; }", ".why > " + others + " { display: none; }");
    } else if (chosen) {
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
        const clean = heads.filter((head, index) => !shown.some((item) => "fqnw".includes(item.verdicts[index])));
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
  media?.addEventListener("change", apply);
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
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.(".take");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.parentElement.querySelector("code").textContent);
      button.textContent = words.taken;
    } catch {
      button.textContent = words.not_copied;
    }
  }, { signal });
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
  }, { signal });
  function follow() {
    const number = /^#c(\d+)$/.exec(location.hash)?.[1];
    const item = number && items.find((item) => item.number === number);
    if (!item && location.hash.includes("=")) {
      restore(new URLSearchParams(location.hash.slice(1)));
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
  addEventListener("hashchange", follow, { signal });

  for (const item of items) item.link.setAttribute("aria-expanded", "false");
  form.hidden = false;
  if (before) {
    restore(new URLSearchParams(before.choice));
    if (before.folds) for (const fold of folds) fold.setAttribute("aria-expanded", String(before.folds.includes(fold.dataset.k)));
    for (const item of items) if (before.opened.includes(item.number)) open(item);
  }
  apply();
  measure();
  if (!before) follow();
  started = true;
  return () => {
    over.abort();
    near.disconnect();
    heights.disconnect();
    return {
      choice: String(choice()), opened: items.filter((item) => item.card).map((item) => item.number),
      folds: folds.filter((fold) => fold.getAttribute("aria-expanded") === "true").map((fold) => fold.dataset.k),
    };
  };
}
showReport();

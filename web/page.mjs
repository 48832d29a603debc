// Judges files in the page: takes them, shows the report of the module, and adds what only a browser can do. docs/browser.md
// describes it.

import { languageOf, texts } from "./texts.mjs";

const id = (name) => document.getElementById(name);
const shell = id("shell"), report = id("report");

// MARK: Settings

/** Settings of the last visit. A browser may refuse its storage, and then nothing is kept. */
const kept = {
  get(name) { try { return JSON.parse(localStorage.getItem(`preflight.${name}`)); } catch { return null; } },
  set(name, value) { try { localStorage.setItem(`preflight.${name}`, JSON.stringify(value)); } catch { /* Nothing is kept. */ } },
};
/** The languages that script/tools/web wrote into the page, English first, and what they serve. */
const languages = [...id("language").options].map(({ value, dataset }) => ({ tag: value, claims: dataset.claims.split(" ") }));
const wished = [kept.get("language"), ...navigator.languages].filter((tag) => typeof tag === "string");
let language = wished.map((tag) => languageOf(tag, languages)).find(Boolean) ?? languages[0].tag;
/** Writes a text in the language; nothing before its texts are loaded. */
let text = () => "";
/** The ids of the chosen destinations; nothing for those in common use. */
let chosen = kept.get("destinations");
/** All destinations, with their names. */
let known = [];
let version = "";
const usual = () => known.filter(({ groups }) => groups.includes("default")).map((one) => one.id);

// MARK: The worker

const worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module", name: "preflight-page" });
const waiting = new Map();
let lastCall = 0;
function call(name, values = {}) {
  return new Promise((resolve, reject) => {
    lastCall += 1;
    waiting.set(lastCall, { resolve, reject });
    worker.postMessage({ id: lastCall, call: name, ...values });
  });
}
worker.onerror = (event) => { event.preventDefault(); fail(event.message ?? text("workerStopped")); };
worker.onmessage = ({ data }) => {
  if (data.progress) return onProgress(data.progress);
  if (data.failure) return fail(data.failure);
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  if ("error" in data) reject(new Error(data.error)); else resolve(data.answer);
};

function fail(reason) {
  id("progress").hidden = true;
  id("trouble").textContent = text("failed", { reason }) || reason;
}
function say(message) { id("said").textContent = message; }

// MARK: Files

/** The files in the order of the report, as the worker has them. */
let files = [];
const identities = new Set();
const encoder = new TextEncoder();

/** Compares paths like the command, which goes through each folder by the bytes of its names. */
function comparePaths(one, other) {
  for (let index = 0; ; index += 1) {
    const [left, right] = [one.parts[index], other.parts[index]];
    if (left === undefined || right === undefined) return one.parts.length - other.parts.length;
    if (left === right) continue;
    const [first, second] = [encoder.encode(left), encoder.encode(right)];
    for (let place = 0; ; place += 1) {
      if (first[place] === undefined || second[place] === undefined) return first.length - second.length;
      if (first[place] !== second[place]) return first[place] - second[place];
    }
  }
}

/** Returns the files of a chosen or dropped folder as the command counts them: a hidden folder is one hidden path. */
function inFolder(found) {
  const hidden = new Set(), list = [];
  for (const one of found) {
    const parts = one.path.split("/");
    const place = parts.findIndex((part, index) => index > 0 && part.startsWith(".") && !/^\..+\.icloud$/.test(part));
    if (place < 0) {
      list.push({ ...one, parts });
      continue;
    }
    const above = parts.slice(0, place + 1);
    const path = above.join("/");
    if (!hidden.has(path)) list.push({ path, parts: above, isHidden: true });
    hidden.add(path);
  }
  return list.sort(comparePaths).map(({ parts, ...one }) => one);
}

async function add(found) {
  const added = found.filter(({ file, path, isHidden }) => {
    const identity = JSON.stringify([path, isHidden ? 0 : file?.size, file?.lastModified]);
    if (identities.has(identity)) return false;
    identities.add(identity);
    return true;
  });
  id("progress").hidden = true;
  if (!added.length) return say(found.length ? text("done", { count: files.length }) : text("noFiles"));
  files = files.concat(added);
  report.setAttribute("aria-busy", "true");
  say("");
  await begun;
  await call("add", { files: added });
}

/** Goes through the entries of a drop. It must begin in the event, in which alone they can be read. */
async function filesOf(entries, loose) {
  const found = loose.map((file) => ({ file, path: file.name, isNamed: true }));
  let count = found.length;
  let told = 0;
  const path = (entry) => entry.fullPath.replace(/^\//, "");
  const fileOf = (entry) => new Promise((resolve) => {
    entry.file((file) => resolve({ file, path: path(entry) }), (error) => resolve({ path: path(entry), failure: error.message }));
  });
  async function visit(folder, list) {
    const reader = folder.createReader();
    for (;;) {
      const part = await new Promise((resolve) => { reader.readEntries(resolve, () => resolve([])); });
      if (!part.length) return;
      list.push(...await Promise.all(part.filter((entry) => entry.isFile).map(fileOf)));
      count += part.length;
      if (performance.now() - told > 200) {
        told = performance.now();
        showProgress(text("finding", { count }));
      }
      for (const entry of part) if (entry.isDirectory) await visit(entry, list);
    }
  }
  for (const entry of entries) {
    if (entry.isFile) {
      found.push({ ...await fileOf(entry), isNamed: true });
    } else {
      const list = [];
      await visit(entry, list);
      found.push(...inFolder(list));
    }
  }
  return found;
}

id("pick").addEventListener("click", () => id("files").click());
id("pick-folder").addEventListener("click", () => id("folder").click());
id("files").addEventListener("change", ({ target }) => {
  add([...target.files].map((file) => ({ file, path: file.name, isNamed: true })));
  target.value = "";
});
id("folder").addEventListener("change", ({ target }) => {
  add(inFolder([...target.files].map((file) => ({ file, path: file.webkitRelativePath || file.name }))));
  target.value = "";
});
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("dropping");
});
addEventListener("dragleave", (event) => { if (!event.relatedTarget) document.body.classList.remove("dropping"); });
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("dropping");
  const items = [...event.dataTransfer.items].filter(({ kind }) => kind === "file");
  const entries = items.map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  filesOf(entries, entries.length ? [] : [...event.dataTransfer.files]).then(add).catch((error) => fail(error.message));
});

// MARK: Progress

let progress = { done: 0, total: 0, isGoing: false, assets: 0 };
function showProgress(message, done, total, canStop = false) {
  const bar = id("progress").querySelector("progress");
  id("progress").hidden = false;
  id("stop").hidden = !canStop;
  if (total) Object.assign(bar, { value: done, max: total }); else bar.removeAttribute("value");
  id("progress").querySelector("span").textContent = message;
}
function onProgress(now) {
  progress = now;
  if (now.isGoing) {
    showProgress(text("judging", now), now.done, now.total, true);
    refreshSoon();
  } else if (now.total) {
    id("progress").hidden = true;
    const isWhole = now.done === now.total;
    refresh().then(() => {
      if (progress !== now) return;
      report.setAttribute("aria-busy", "false");
      say(!isWhole ? text("stopped", now) : now.assets ? text("done", { count: now.assets }) : text("noMedia"));
    });
  }
}
id("stop").addEventListener("click", () => call("stop"));

// MARK: The report

/** Ends the script of the report that is shown, and returns its state. */
let endReport;
let state = { choice: "", opened: [] };
/** The largest number of rows, as in a report of the command, and of verdicts in them, which a phone can show. */
const mostRows = 5000, mostCells = 40000;
/** The number of rows, and the opened files that are not among them for a while. */
let shownCount = 0, absent = [];
/** The index of the file of each row, by its number less one. */
let numbers = new Int32Array();
let refreshing, isWanted = false;
let nextRefresh = 0;

/** Shows what is known so far. The more a report costs, the rarer it is shown while files arrive. */
function refreshSoon() { if (!refreshing && performance.now() >= nextRefresh) refresh(); }

/** The longest time that a new report waits, in milliseconds. */
const mostPatience = 10000;
/** True while a new report would be in the way: a list is open, a text is selected, or a button is held. */
const isBusy = () => document.activeElement?.tagName === "SELECT" && report.contains(document.activeElement)
  || !getSelection().isCollapsed && report.contains(getSelection().anchorNode) || isHeld;
let isHeld = false;
addEventListener("pointerdown", () => { isHeld = true; });
for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, () => { isHeld = false; });

function refresh() {
  isWanted = true;
  refreshing ??= refreshAll().finally(() => { refreshing = undefined; });
  return refreshing;
}

async function refreshAll() {
  try {
    while (isWanted) {
      isWanted = false;
      const latest = performance.now() + mostPatience;
      while (isBusy() && performance.now() < latest) await new Promise((resolve) => { setTimeout(resolve, 200); });
      const began = performance.now();
      // A long report is shown once all files are read, because each one costs time and memory.
      const all = Math.min(mostRows, Math.floor(mostCells / (chosen ?? usual()).length));
      const most = progress.isGoing ? Math.min(all, Math.max(1000, shownCount)) : all;
      const answer = await call("content", { most });
      if (answer.html && files.length) show(answer);
      // The time until the report is drawn. A hidden page draws nothing.
      await new Promise((resolve) => {
        if (document.hidden) setTimeout(resolve); else requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 5000);
      });
      nextRefresh = performance.now() + Math.max(400, 8 * (performance.now() - began));
    }
  } catch (error) {
    fail(error.message);
  }
}

/** Returns what finds an element again in the next report. */
function mark(element) {
  const card = element.closest(".card"), row = element.closest("tr[data-v]");
  const within = (place) => [...place.querySelectorAll("a, button, summary, [tabindex]")].indexOf(element);
  if (card) return { card: card.id, index: within(card) };
  if (row) return { row: row.querySelector("a").hash, index: within(row) };
  if (element.id) return { id: element.id };
  return { index: within(report) };
}
function found({ card, row, id: name, index }) {
  if (name) return id(name);
  const place = card ? report.querySelector(`#${CSS.escape(card)}`) : row ? rowOf(row) : report;
  return place && [...place.querySelectorAll("a, button, summary, [tabindex]")][index];
}
const rowOf = (hash) => report.querySelector(`tr[data-v] a[href="${hash}"]`)?.closest("tr");

const decoder = new TextDecoder();
const [opening, closing] = ["<noscript>".length, "</noscript>\n".length];

function show({ html, cards, ends, numbers: ofRows }) {
  const active = report.contains(document.activeElement) ? document.activeElement : undefined;
  const focus = active && { ...mark(active), caret: active.selectionStart };
  const open = [...report.querySelectorAll("details")].filter((one) => !one.closest(".card")).map((one) => [one.className, one.open]);
  const box = id("assets");
  const scroll = { left: box?.scrollLeft, top: box?.scrollTop, anchor: anchor() };
  if (endReport) {
    state = endReport();
    state.opened.push(...absent);
  }
  numbers = ofRows;
  report.replaceChildren();
  // The module has written and escaped this markup, and the policy of the page allows no other script.
  report.innerHTML = decoder.decode(html);
  shownCount = ends.length;
  absent = state.opened.filter((number) => !rowOf(`#c${number}`));
  const cut = report.querySelector(".cut");
  if (cut) cut.textContent = text("cut", { shown: ends.length, all: numbers.length });
  id("matrix")?.classList.add("pictured");
  // Each card comes after four bytes with its length.
  endReport = showReport(state, ({ index }) => decoder.decode(cards.subarray((ends[index - 1] ?? 0) + 4 + opening, ends[index] - closing)));
  for (const one of report.querySelectorAll("details")) {
    const before = open.find(([name]) => name === one.className);
    if (before && !one.closest(".card")) one.open = before[1];
  }
  if (id("assets") && box) Object.assign(id("assets"), { scrollLeft: scroll.left, scrollTop: scroll.top });
  restoreScroll(scroll.anchor);
  const target = focus && found(focus);
  target?.focus({ preventScroll: true });
  if (focus?.caret !== undefined && target?.setSelectionRange) target.setSelectionRange(focus.caret, focus.caret);
  for (const part of shell.querySelectorAll(".of-report")) part.hidden = false;
  document.title = `Preflight: ${report.querySelector("h1").textContent}`;
  watchRows();
}

/** Many destinations scroll in a box of their own. */
const isBox = () => id("assets").classList.contains("wide") && getComputedStyle(id("assets")).overflowY === "auto";

/** A row in sight and its place, so that rows that come in above do not move what a person reads. */
function anchor() {
  const box = id("assets")?.getBoundingClientRect();
  if (!box || (isBox() ? id("assets").scrollTop === 0 : box.top > 0)) return undefined;
  for (let y = Math.max(box.top, 0) + 140; y < Math.min(box.bottom, innerHeight); y += 60) {
    const row = document.elementFromPoint(Math.max(box.left, 0) + 30, y)?.closest?.("tr[data-v]");
    if (row) return { hash: row.querySelector("a").hash, top: row.getBoundingClientRect().top };
  }
  return undefined;
}
function restoreScroll(before, again = 3) {
  const row = before && rowOf(before.hash);
  if (!row) return;
  const moved = row.getBoundingClientRect().top - before.top;
  if (isBox()) id("assets").scrollTop += moved; else scrollBy(0, moved);
  // Rows get their true height when they first come into sight.
  if (again > 0) requestAnimationFrame(() => restoreScroll(before, again - 1));
}

const fileOfRow = (row) => files[numbers[Number(row.querySelector("a").hash.slice(2)) - 1]];

// MARK: Pictures

// A row gets a picture when it comes into sight. Few are made at once, because a decoded picture is large.
const picturesAtOnce = 2, mostPixels = 24e6, longestSide = 320, mostBytes = 16 << 10, mostKept = 1200;
/** Small pictures by file; nothing for a file that the browser cannot show. */
const pictures = new Map();
const queue = new Set();
let making = 0;
const inSight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) queue.add(target); else queue.delete(target);
  }
  makePictures();
}, { rootMargin: "300px" });

function watchRows() {
  inSight.disconnect();
  queue.clear();
  for (const row of report.querySelectorAll("tr[data-v]")) inSight.observe(row);
}

function makePictures() {
  while (making < picturesAtOnce && queue.size) {
    const [row] = queue;
    queue.delete(row);
    const one = fileOfRow(row);
    // An unreadable file has no picture.
    if (!one?.file || row.querySelector(".trouble")) continue;
    making += 1;
    const pixels = Number(row.dataset.n.split(",")[1]);
    picture(one, pixels).then((small) => { if (small) place(row, small); }).finally(() => { making -= 1; makePictures(); });
  }
}

function place(row, small) {
  const name = row.cells[0];
  if (!row.isConnected || name.querySelector(".peek")) return;
  name.prepend(pictureElement(small, "peek"));
  name.removeAttribute("data-format");
}

function pictureElement(small, style) {
  const image = new Image();
  const address = URL.createObjectURL(small.blob);
  Object.assign(image, { alt: "", className: style, decoding: "async", src: address });
  image.onload = image.onerror = () => URL.revokeObjectURL(address);
  return image;
}

/** Returns a small JPEG of a file, made by the browser; nothing if the browser cannot show it. */
async function picture(one, pixels) {
  if (pictures.has(one)) return pictures.get(one);
  let small;
  try {
    if (!(pixels > mostPixels)) small = await drawn(one.file);
  } catch {
    // The browser does not know the format.
  }
  pictures.set(one, small);
  if (pictures.size > mostKept) pictures.delete(pictures.keys().next().value);
  return small;
}

const within = (promise, milliseconds) => Promise.race([promise, new Promise((_, reject) => {
  setTimeout(() => reject(new Error("too slow")), milliseconds);
})]);

async function drawn(file) {
  const name = file.name.toLowerCase();
  if (/\.(mp4|m4v|mov|webm|mkv|ogv|3gp|avi|ts)$/.test(name) || file.type.startsWith("video/")) return frameOf(file);
  const bitmap = await within(createImageBitmap(file), 15000);
  try {
    return await smallPicture(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

async function frameOf(file) {
  const video = document.createElement("video");
  const address = URL.createObjectURL(file);
  const event = (name) => within(new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener("error", () => reject(new Error("no video")), { once: true });
  }), 8000);
  try {
    Object.assign(video, { muted: true, preload: "auto", playsInline: true, src: address });
    await event("loadeddata");
    if (video.duration > 1) {
      video.currentTime = Math.min(1, video.duration / 4);
      await event("seeked");
    }
    return await smallPicture(video, video.videoWidth, video.videoHeight);
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

async function smallPicture(source, width, height) {
  if (!width || !height) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  // A JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.75, 0.5, 0.25]) {
    const blob = await new Promise((resolve) => { canvas.toBlob(resolve, "image/jpeg", quality); });
    if (blob && blob.size <= mostBytes) return { blob, width: canvas.width, height: canvas.height };
  }
  return undefined;
}

// MARK: Opened files

// The script of the report opens a card. The page adds the picture, and the commands of ffmpeg that repair the file.
new MutationObserver(() => {
  for (const host of report.querySelectorAll(".host:not([data-seen])")) {
    host.dataset.seen = "";
    const row = host.previousElementSibling;
    if (row?.matches("tr[data-v]")) complete(host, row).catch((error) => fail(error.message));
  }
}).observe(report, { childList: true, subtree: true });

/** The suggested changes by file, with the settings for which they hold. */
let suggestions = new Map();

async function complete(host, row) {
  const one = fileOfRow(row);
  if (!one?.file || row.querySelector(".trouble")) return;
  const body = host.querySelector(".body");
  picture(one, Number(row.dataset.n.split(",")[1])).then((small) => {
    if (small && !body.querySelector("img")) body.prepend(pictureElement(small, "big"));
  });
  if (!/[fw]/.test(row.dataset.v)) return;
  if (!suggestions.has(one)) {
    suggestions.set(one, call("suggest", { index: files.indexOf(one) }).catch(() => ({})));
    if (suggestions.size > 500) suggestions.delete(suggestions.keys().next().value);
  }
  const { several, plans = [], unserved = [] } = await suggestions.get(one);
  if ((plans.length || unserved.length) && !host.querySelector(".suggested")) {
    host.querySelector(".verdicts").append(suggestionElement(several, plans, unserved));
  }
}

function element(name, text, style) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (style) made.className = style;
  return made;
}

function suggestionElement(several, plans, unserved) {
  const section = element("section", undefined, "suggested");
  section.append(element("h3", text("suggestions")));
  if (several) section.append(element("p", several, "meta"));
  for (const { summary, losses, command, answers } of plans) {
    const part = element("div"), code = element("pre"), copy = element("button", text("copy"));
    code.append(element("code", command));
    copy.type = "button";
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(command);
        say(text("copied"));
      } catch {
        say(text("notCopied"));
      }
    });
    part.append(element("p", summary), ...losses ? [element("p", losses, "meta")] : [], code, element("p", answers, "meta"), copy);
    section.append(part);
  }
  if (unserved.length) {
    const part = element("div"), list = element("ul");
    for (const one of unserved) list.append(element("li", one, "meta"));
    part.append(element("p", text("unserved")), list);
    section.append(part);
  }
  return section;
}

// MARK: Saving

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// A report has as many pictures as one of the command: of 500 files with problems, and of 500 others.
const mostOfAKind = 500;
async function picturesForReport() {
  const made = new Map(), count = { 2: 0, 3: 0 };
  const chosenFiles = (await call("kinds")).flatMap((kind, index) => kind >= 2 && (count[kind] += 1) <= mostOfAKind ? [index] : []);
  let done = 0;
  const rows = new Map([...report.querySelectorAll("tr[data-v]")].map((row) => [fileOfRow(row), row]));
  const next = chosenFiles.values();
  async function make() {
    for (const index of next) {
      const one = files[index];
      const small = one.file && await picture(one, Number(rows.get(one)?.dataset.n.split(",")[1]));
      if (small) {
        const { blob, width, height } = small;
        made.set(index, { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height });
      }
      done += 1;
      showProgress(text("picturing", { done, total: chosenFiles.length }), done, chosenFiles.length);
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, make));
  return made;
}

async function saving(button, work) {
  button.disabled = true;
  try {
    await work();
  } catch (error) {
    id("trouble").textContent = text("notSaved", { reason: error.message });
  } finally {
    button.disabled = false;
    if (!progress.isGoing) id("progress").hidden = true;
  }
}
id("save-html").addEventListener("click", ({ target }) => saving(target, async () => {
  save(await call("page", { pictures: await picturesForReport() }), "preflight.html");
}));
id("save-json").addEventListener("click", ({ target }) => saving(target, async () => save(await call("json"), "preflight.json")));

id("forget").addEventListener("click", async () => {
  endReport?.();
  endReport = undefined;
  files = [];
  identities.clear();
  pictures.clear();
  suggestions.clear();
  state = { choice: "", opened: [] };
  [shownCount, absent] = [0, []];
  await call("clear");
  report.replaceChildren(start);
  for (const part of shell.querySelectorAll(".of-report")) part.hidden = true;
  id("trouble").textContent = "";
  document.title = "Preflight";
  history.replaceState(null, "", location.pathname);
  say("");
  id("pick").focus();
});

// MARK: Destinations and language

const start = id("start");

/** Judges all files again with the settings. */
function begin() {
  const settings = { to: chosen ?? ["default"], onlyMeant: !chosen, lang: language };
  suggestions = new Map();
  nextRefresh = 0;
  if (files.length) report.setAttribute("aria-busy", "true");
  begun = call("begin", { settings, version });
  begun.catch((error) => fail(error.message));
  return begun;
}
let begun;

function write() {
  document.documentElement.lang = language;
  id("language").value = language;
  for (const place of [...document.querySelectorAll("[data-text]"), ...start.querySelectorAll("[data-text]")]) {
    place.textContent = text(place.dataset.text);
  }
  id("destinations").querySelector(".groups").setAttribute("aria-label", text("groups"));
  writeDestinations();
}

function writeDestinations() {
  const now = new Set(chosen ?? usual());
  id("choose").textContent = chosen ? text("chosen", { count: now.size }) : text("chosenUsual", { count: now.size });
  const groups = id("destinations").querySelector(".groups"), places = id("destinations").querySelector(".places");
  const focused = document.activeElement?.dataset?.focus;
  const all = [...new Set(known.flatMap((one) => one.groups))].filter((name) => name !== "default").sort();
  const button = (label, to) => {
    const made = element("button", label);
    Object.assign(made, { type: "button" }).dataset.focus = `group ${label}`;
    made.addEventListener("click", () => choose(to()));
    return made;
  };
  groups.replaceChildren(
    button(text("usual"), () => null), button(text("all"), () => known.map((one) => one.id)),
    ...all.map((name) => button(name, () => known.filter((one) => one.groups.includes(name)).map((one) => one.id))));
  const publishers = Map.groupBy ? Map.groupBy(known, (one) => one.publisher)
    : known.reduce((map, one) => map.set(one.publisher, [...map.get(one.publisher) ?? [], one]), new Map());
  places.replaceChildren(...[...publishers].map(([publisher, list]) => {
    const part = element("div");
    part.append(element("p", publisher));
    for (const one of list) {
      const label = element("label"), box = document.createElement("input");
      Object.assign(box, { type: "checkbox", checked: now.has(one.id) }).dataset.focus = one.id;
      box.addEventListener("change", () => {
        if (box.checked) now.add(one.id); else now.delete(one.id);
        if (now.size) choose(known.map(({ id: name }) => name).filter((name) => now.has(name)));
        else box.checked = Boolean(now.add(one.id));
      });
      label.append(box, ` ${one.name[language]}`);
      part.append(label);
    }
    return part;
  }));
  if (focused) id("destinations").querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus();
}

/** Judges for other destinations; those in common use for nothing. */
function choose(to) {
  chosen = to;
  kept.set("destinations", chosen);
  writeDestinations();
  if (endReport) {
    // The columns and the numbers of the problems are those of other destinations.
    const { choice, opened } = endReport();
    const next = new URLSearchParams(choice);
    for (const name of ["d", "r", "s"]) next.delete(name);
    state = { choice: String(next), opened };
    endReport = undefined;
  }
  begin();
}

id("choose").addEventListener("click", () => {
  const isOpen = id("destinations").hidden;
  id("destinations").hidden = !isOpen;
  id("choose").setAttribute("aria-expanded", String(isOpen));
});
id("language").addEventListener("change", async ({ target: { value } }) => {
  try {
    const loaded = await texts(value);
    if (id("language").value !== value) return;
    [language, text] = [value, loaded];
  } catch (error) {
    return fail(error.message);
  }
  kept.set("language", language);
  say("");
  write();
  begin();
});

// MARK: Start

async function startPage() {
  const [loaded, response] = await Promise.all([texts(language), fetch("page.json")]);
  text = loaded;
  if (!response.ok) throw new Error(`found status ${response.status}, expected page.json`);
  ({ version, destinations: known } = await response.json());
  const ids = new Set(known.map((one) => one.id));
  chosen = Array.isArray(chosen) ? chosen.filter((name) => ids.has(name)) : null;
  if (!chosen?.length) chosen = null;
  id("unstarted").remove();
  write();
  if (typeof WebAssembly === "undefined") throw new Error(text("noModule"));
  await begin();
}

/** Says that the page works offline only if its files are really kept. */
async function keepOffline() {
  try {
    await navigator.serviceWorker.register("sw.js");
    await navigator.serviceWorker.ready;
    id("offline").hidden = !await caches.match("preflight-page.wasm");
  } catch {
    // A browser may refuse it, or its storage may be full. The page then needs its server.
  }
}

startPage().catch((error) => fail(error.message));
if (navigator.serviceWorker) addEventListener("load", keepOffline);

// Judges the files that the server lists, and sends it the results.
import { create, judge, judgeAll } from "/web/preflight.mjs";

const parameters = new URL(location.href).searchParams;
const send = (path, body) => fetch(`/result?path=${encodeURIComponent(path)}`, { method: "POST", body });

async function compare(lang, worker) {
  const call = worker ? { judgeAll } : create({ base: new URL("/web/", location.href), worker: false });
  const paths = await (await fetch("/files")).json();
  for (let start = 0; start < paths.length; start += 100) {
    const files = await Promise.all(paths.slice(start, start + 100).map(async (path) => {
      const blob = await (await fetch(`/file?path=${encodeURIComponent(path)}`)).blob();
      const file = new File([blob], path.split("/").pop());
      file.path = path;
      return file;
    }));
    const lines = [];
    for await (const { file, json, fetched } of call.judgeAll(files, { to: ["all"], lang })) {
      lines.push(JSON.stringify({ path: file.path, json, fetched }));
    }
    await send("lines", lines.join("\n"));
  }
}

function expect(isTrue, text) { if (!isTrue) throw new Error(text); }

async function rejection(promise) {
  try { await promise; } catch (error) { return error; }
  return undefined;
}

/** A file whose reads answer as `read` says. */
const fake = (size, read, name = "clip.mp4") => ({ name, size, slice: (start, end) => ({ arrayBuffer: () => read(start, end) }) });

async function misuse() {
  const inPage = create({ base: new URL("/web/", location.href), worker: false });
  const to = ["tiktok-share-kit"];
  const code = async (file, options) => (await inPage.judge(file, { to, ...options })).facts.error?.code;
  expect(await code(fake(100, async () => new ArrayBuffer(10))) === "changed_while_reading", "a short read is a change");
  expect(await code(fake(100, async () => { throw new DOMException("gone", "NotFoundError"); })) === "not_found", "a file that is gone");
  expect(await code(fake(100, async () => { throw new DOMException("folder", "NotReadableError"); })) === "io_error", "a folder");
  expect(await code(fake(100, () => new Promise(() => {})), { timeout: 0.05 }) === "timed_out", "a slow drive");
  expect((await judge(new File([], "empty.mp4"), { to })).facts.error.code === "empty", "0 bytes");
  expect(/no-such/.test((await rejection(judge(new File(["x"], "x.mp4"), { to: ["no-such"] }))).message), "an unknown destination");
  expect(/no-slot/.test((await rejection(judge(new File(["x"], "x.mp4"), { to, slot: "no-slot" }))).message), "an unknown slot");
  for (const text of ["{}", '{"preflight_destination":1,"id":"tiktok-share-kit"}', "no JSON"]) {
    expect(await rejection(judge(new File(["x"], "x.mp4"), { to, destinations: [text] })), `a damaged destination: ${text}`);
  }
  const stopped = AbortSignal.abort();
  expect((await rejection(judge(new File(["x"], "x.mp4"), { to, signal: stopped }))).name === "AbortError", "canceled before");
  const cancel = new AbortController();
  const many = Array.from({ length: 10000 }, (_, index) => new File([`text ${index}`], `${index}.txt`));
  let seen = 0;
  const error = await rejection((async () => {
    for await (const { facts } of judgeAll(many, { to, signal: cancel.signal })) {
      expect(facts.error.code === "not_media", "a text");
      if ((seen += 1) === 500) cancel.abort();
    }
  })());
  expect(error?.name === "AbortError" && seen === 500, `canceled in the middle: ${error} after ${seen}`);
  seen = 0;
  const began = performance.now();
  for await (const { facts } of judgeAll(many, { to })) if (facts.error.code === "not_media") seen += 1;
  expect(seen === many.length, "10,000 files");
  await send("note", `10,000 small files in ${Math.round(performance.now() - began)} ms`);
  expect(performance.getEntriesByType("resource").every(({ name }) => name.startsWith(location.origin)), "requests to other hosts");
}

const tasks = { page: () => compare("en", false), misuse };
const task = parameters.get("task");
// Any other task is a language.
(tasks[task] ?? (() => compare(task, true)))().then(
  () => fetch("/done", { method: "POST", body: "" }),
  (error) => fetch("/done", { method: "POST", body: `${error?.stack ?? error}` }));

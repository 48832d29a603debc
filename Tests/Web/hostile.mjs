// Mistreats the module in node: hostile.mjs FOLDER
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { create } = await import(pathToFileURL(path.join(folder, "preflight.mjs")));
const load = async (name) => fs.readFileSync(path.join(folder, name));
const to = ["tiktok-share-kit", "instagram-reel"];
const file = (bytes, name = "clip.mp4", size = bytes.length) => ({
  name, size, slice: (start, end) => ({ arrayBuffer: async () => {
    const part = new Uint8Array(end - start);
    part.set(bytes.subarray(start, Math.min(end, bytes.length)));
    return part.buffer;
  } }),
});
const sample = (name) => file(fs.readFileSync(name), path.basename(name));
const good = sample("SampleMedia/ok/facebook-stories-ios/background-video/background-video-codec.h264.mp4");

// A trap: the module stops at one file, which is answered as `internal`, and the files beside it are read by a new one.
{
  let traps = 0;
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (code, imports) => {
    const { exports } = await instantiate(code, imports);
    let hostile = -1;
    return { exports: { ...exports,
      begin: (count, size) => {
        const reading = exports.begin(count, size);
        if (size === 666) hostile = reading;
        return reading;
      },
      add: (reading, count, offset) => {
        if (reading === hostile) { traps += 1; throw new WebAssembly.RuntimeError("unreachable"); }
        exports.add(reading, count, offset);
      } } };
  };
  const preflight = create({ load });
  const files = [...Array(20).fill(good), file(new Uint8Array(666)), ...Array(20).fill(good)];
  const results = [];
  for await (const result of preflight.judgeAll(files, { to })) results.push(result);
  WebAssembly.instantiate = instantiate;
  assert.equal(traps, 1);
  assert.equal(results[20].facts.error.code, "internal");
  assert.equal(results[20].verdicts[0].outcome, "unreadable");
  assert.equal(new Set(results.filter((_, index) => index !== 20).map(({ json }) => json)).size, 1);
  assert.equal(results[0].facts.error, undefined);
}

const preflight = create({ load });
const whole = await preflight.judge(good, { to });

// A call for each of 2,000 files at once: a few are read at a time, and those that still wait can be canceled at once.
{
  let reading = 0;
  let most = 0;
  const watched = (source) => ({ ...source, slice: (start, end) => ({ arrayBuffer: async () => {
    most = Math.max(most, reading += 1);
    await new Promise(setImmediate);
    reading -= 1;
    return source.slice(start, end).arrayBuffer();
  } }) });
  const bytes = fs.readFileSync("SampleMedia/broken/not_media.text.mp4");
  const calls = Array.from({ length: 2000 }, () => {
    const cancel = new AbortController();
    return { cancel, judged: preflight.judge(watched(file(bytes)), { to, signal: cancel.signal }) };
  });
  const canceled = calls.filter((_, index) => index % 2).map(({ cancel, judged }) => {
    cancel.abort();
    return assert.rejects(judged, { name: "AbortError" });
  });
  await Promise.all(canceled);
  const results = await Promise.all(calls.filter((_, index) => index % 2 === 0).map(({ judged }) => judged));
  assert.equal(new Set(results.map(({ json }) => json)).size, 1);
  assert.ok(most > 1 && most <= 16, `${most} reads at once`);
  assert.equal((await preflight.judge(good, { to })).json, whole.json);
}

// 20 GB of which the description is at the beginning: only that is read.
{
  const bytes = fs.readFileSync("SampleMedia/ok/facebook-stories-ios/background-video/background-video-codec.h264.mp4");
  const { facts, fetched } = await preflight.judge(file(bytes, "long.mp4", 20 * 2 ** 30), { to });
  assert.equal(facts.file_size, 20 * 2 ** 30);
  assert.ok(fetched <= 65536, `read ${fetched} bytes`);
}

// Bytes of which each decides something, changed: the module answers, whatever it finds.
{
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const sources = ["SampleMedia", "Destinations"].flatMap((root) => fs.readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mp4|mov|webm|mkv|avi|gif|png|jpe?g|webp|heic|avif|mp3|wav|flac|ogg|tiff?)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))).sort();
  const files = [];
  for (let count = 0; count < 4000; count += 1) {
    const bytes = new Uint8Array(fs.readFileSync(sources[count % sources.length]).subarray(0, 65536));
    if (!bytes.length) continue;
    for (let change = 0; change < 8; change += 1) bytes[Math.floor(random() ** 3 * bytes.length)] = Math.floor(random() * 256);
    files.push(file(bytes, "variant", random() < 0.5 ? bytes.length : 2 ** 40));
  }
  let internal = 0;
  let largest = 0;
  for await (const { facts, fetched } of preflight.judgeAll(files, { to })) {
    if (facts.error?.code === "internal") internal += 1;
    largest = Math.max(largest, fetched);
  }
  assert.equal(internal, 0);
  assert.ok(largest <= 64 << 20, `read ${largest} bytes of a variant`);
  assert.equal((await preflight.judge(good, { to })).json, whole.json);
}

// The settings of a team, as the command compiles them, and no others.
{
  await assert.rejects(preflight.judge(good, { configuration: "{}" }), /config --compiled/);
  await assert.rejects(preflight.judge(good, { to, assume: { nothing: 1 } }), /nothing/);
  await assert.rejects(preflight.judge(good, { to, asOf: "yesterday" }), /2026-11-21/);
  await assert.rejects(preflight.judge(good, { to: [] }), /at least one/);
  await assert.rejects(preflight.judge(good, { to, as_of: "2026-11-21" }), /“as_of”.*did you mean “asOf”/);
  await assert.rejects(preflight.probe(good, { to }), /“to”, expected one of name/);
  await assert.rejects(preflight.judge(good, { to, timeout: 0 }), /above 0/);
  await assert.rejects(preflight.judge("movie.mp4", { to }), /expected a File or a Blob/);
  assert.equal((await preflight.judge(good, { to, lang: "fr" })).json, whole.json);
}

// The page chooses the language of a tag as the module does.
{
  const { languageOf } = await import(pathToFileURL(path.join(folder, "page/texts.mjs")));
  const options = fs.readFileSync(path.join(folder, "page/index.html"), "utf8").matchAll(/<option value="([^"]+)".*?data-claims="([^"]*)"/g);
  const languages = [...options].map(([, tag, claims]) => ({ tag, claims: claims.split(" ") }));
  const text = file(new Uint8Array(64));
  const said = async (lang) => (await preflight.judge(text, { to, lang })).json;
  for (const tag of ["zh", "zh-CN", "zh-SG", "ZH-cn", "zh-Hans", "zh-Hans-HK", "zh-Hant", "zh-TW", "zh-HK", "zh-Hansel", "zha", "en", "en-GB",
    "en-XA", "pt-BR", "de", "fr-CA", "x", ""]) {
    assert.equal(await said(tag), await said(languageOf(tag, languages) ?? "en"), tag);
  }
  assert.equal(languageOf("zh-CN", languages), "zh-Hans");
  assert.notEqual(await said("zh-CN"), await said("zh-TW"));
}

// A page can tell that the module cannot be used from a mistake in a call.
{
  const missing = create({ load: () => Promise.reject(new Error("no such file")) });
  await assert.rejects(missing.judge(good, { to }), { name: "UnavailableError" });
  await assert.rejects(preflight.judge(good, { to: "nowhere" }), { name: "Error" });
}
const memory = process.memoryUsage().rss / 2 ** 20;
assert.ok(memory < 600, `${memory} MiB of memory`);
console.error("web: node, hostile files: as expected");

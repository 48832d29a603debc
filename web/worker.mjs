// Reads the files of the page and keeps the reports on them, in a worker. page.mjs says what it answers.

import { Engine, loader } from "./preflight.mjs";

// Reading waits for the disk most of the time, so several files are read at once.
const atOnce = 16;
const encoder = new TextEncoder();
const load = loader(new URL("./", import.meta.url));

/** Why a file could not be read, as the module numbers it. */
const failed = 2;

/** Reads files for a report, which is in the memory of the module, so that the module is never replaced while it works. */
class PageEngine extends Engine {
  constructor(code) {
    super(load, "preflight-page.wasm");
    this.largestIdle = Infinity;
    this.code = code;
  }

  finish(instance, reading, choice, fetched, options) { return options.finish(instance, reading); }

  bytes(instance) {
    const { exports } = instance;
    return new Uint8Array(exports.memory.buffer, exports.output(), exports.outputCount()).slice();
  }
}

/** The module stopped at a file, and the reports are lost with its memory. */
class Stopped extends Error {}

/** The files of the page in their order, and the reports on them with some settings. */
class Run {
  /** @param tell Called after each file, and at the end. */
  constructor(engine, settings, version, tell) {
    Object.assign(this, { engine, settings, version, tell, files: [], culprits: new Map(), isStopped: false, isGoing: false });
  }

  /** Judges files after those before. */
  async add(files) {
    for (const file of files) this.files.push(file);
    this.isStopped = false;
    if (this.isGoing) return;
    this.isGoing = true;
    try {
      while (!this.isStopped && (this.done ?? 0) < this.files.length) {
        try {
          await this.goOn();
        } catch (error) {
          // The reports begin again.
          if (!(error instanceof Stopped)) throw error;
        }
      }
    } finally {
      this.isGoing = false;
      this.tell(this);
    }
  }

  stop() { this.isStopped = true; }

  async goOn() {
    const { engine } = this;
    const instance = await engine.instance();
    this.texts ??= await engine.destinations(this.settings);
    if (this.instance !== instance) {
      this.instance = instance;
      this.choice = engine.choice(instance, this.texts, this.settings);
      engine.call(instance, "pageBegin", this.choice, engine.put(instance, encoder.encode(this.version)));
      Object.assign(this, { done: 0, parts: [engine.bytes(instance)], numbers: [], kinds: [] });
    }
    let next = this.done;
    const turns = new Map();
    const end = Math.min(this.files.length, next + 1000);
    const read = async () => {
      while (next < end && !this.isStopped && !instance.isGone) {
        const index = next;
        next += 1;
        await this.read(instance, index, turns);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, read));
  }

  async read(instance, index, turns) {
    const { engine } = this;
    const { file, path, isHidden, failure } = this.files[index];
    // Files are added in their order, whatever the order in which they were read.
    const finish = async (_, reading) => {
      if (this.done !== index) await new Promise((resolve) => { turns.set(index, resolve); });
      if (instance.isGone) throw new Error("found a module that stopped, expected one that runs");
      if (isHidden) {
        engine.call(instance, "pageSkip", engine.put(instance, encoder.encode(path)));
        this.kinds[index] = 0;
      } else {
        const { isNamed } = this.files[index];
        const { jpeg = new Uint8Array(), width = 0, height = 0 } = this.pictures?.get(index) ?? {};
        this.kinds[index] = engine.call(
          instance, "pageAdd", reading, isNamed ? 1 : 0, jpeg.length ? engine.put(instance, jpeg) : 0, width, height);
        if (this.kinds[index] > 0) this.numbers.push(index);
      }
      this.parts.push(engine.bytes(instance));
      // A blob can leave the memory.
      if (this.parts.length > 1000) this.parts = [new Blob(this.parts)];
      this.done += 1;
      turns.get(this.done)?.();
      this.tell(this);
    };
    try {
      if (isHidden) return await finish();
      const options = { ...this.settings, name: path, finish };
      const culprit = this.culprits.get(index);
      if (culprit) return await engine.stopped({ size: file.size }, this.texts, options, culprit);
      if (failure) return await engine.stopped({ size: 1 }, this.texts, options, { message: failure }, failed);
      await engine.readIn(instance, file, this.texts, options);
    } catch (error) {
      // A trap, an exhausted stack, or no more memory: next time the file is judged as unreadable.
      const isTrap = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
      if (isTrap && !this.culprits.has(index)) this.culprits.set(index, error);
      else if (!instance.isGone || isTrap) throw error;
      engine.replace(instance);
      throw new Stopped();
    }
  }

  get isWhole() { return this.done === this.files.length; }

  report(isWhole) {
    const { engine, instance } = this;
    if (!instance || instance.isGone) return new Uint8Array();
    engine.call(instance, "pageReport", isWhole ? 1 : 0, this.isStopped && !this.isWhole ? 1 : 0);
    const bytes = engine.bytes(instance);
    engine.call(instance, "forget");
    return bytes;
  }

  json() {
    const { engine, instance } = this;
    engine.call(instance, "pageEnd", this.isWhole ? 0 : 1);
    return new Blob([...this.parts, engine.bytes(instance)], { type: "application/json" });
  }
}

const engine = new PageEngine();
let version = "";
let run;
let told = 0;

function tell(one) {
  if (one !== run) return;
  const now = performance.now();
  if (one.isGoing && now - told < 100) return;
  told = now;
  postMessage({ progress: { done: one.done ?? 0, total: one.files.length, isGoing: one.isGoing, assets: one.numbers?.length ?? 0 } });
}

/** Returns an engine with a module of its own, which a crafted file may stop. */
const aside = () => new PageEngine(engine.code);

const calls = {
  /** Begins a run with other settings, and with the files of the last one. */
  async begin({ settings, version: given }) {
    version = given;
    const files = run?.files ?? [];
    run?.stop();
    // The reports of the last run are in the memory of its module.
    if (run?.instance) engine.replace(run.instance);
    run = new Run(engine, settings, version, tell);
    if (files.length) run.add(files).catch(fail);
  },
  add({ files }) { run.add(files).catch(fail); },
  stop() { run.stop(); },
  clear() {
    run.stop();
    if (run.instance) engine.replace(run.instance);
    run = new Run(engine, run.settings, version, tell);
  },
  /** Returns the content of the report, and the index of the file of each of its numbers. */
  content() {
    if (!run.instance || run.instance.isGone) return {};
    return { bytes: run.report(false), numbers: Int32Array.from(run.numbers), isWhole: run.isWhole };
  },
  kinds: () => run.kinds,
  json: () => run.json(),
  /** Returns the whole page. Pictures need a run of their own, because they are in the middle of it. */
  async page({ pictures }) {
    const one = run;
    if (!pictures.size) return new Blob([one.report(true)], { type: "text/html" });
    const copy = new Run(aside(), one.settings, version, () => {});
    Object.assign(copy, { pictures, culprits: new Map(one.culprits) });
    await copy.add(one.files.slice(0, one.done));
    if (!one.isWhole) Object.assign(copy, { isStopped: true, files: one.files });
    return new Blob([copy.report(true)], { type: "text/html" });
  },
  /** Returns the suggested changes of a file. */
  async suggest({ index }) {
    const { settings, texts, files } = run;
    const { file, path, isNamed } = files[index];
    const own = aside();
    const instance = await own.instance();
    own.call(instance, "pageBegin", own.choice(instance, texts, settings), own.put(instance, encoder.encode(version)));
    const finish = async (_, reading) => {
      own.call(instance, "pageSuggest", reading, isNamed ? 1 : 0);
      return JSON.parse(own.text(instance));
    };
    return own.readIn(instance, file, texts, { ...settings, name: path, finish });
  },
};

const fail = (error) => postMessage({ failure: `${error?.message ?? error}` });

self.onmessage = async ({ data: { id, call, ...values } }) => {
  try {
    const answer = await calls[call](values);
    postMessage({ id, answer }, answer?.bytes instanceof Uint8Array ? [answer.bytes.buffer] : []);
  } catch (error) {
    postMessage({ id, error: `${error?.message ?? error}` });
  }
};

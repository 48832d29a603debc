// Reads the files of the page and writes the reports on them, in a worker. page.mjs says what it answers.

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

/** The module stopped at a file, and the report is lost with its memory. */
class Stopped extends Error {}

/** The files of the page in their order, and a report on them with some settings. */
class Run {
  /** @param tell Called after each file, and at the end. */
  constructor(engine, settings, tell = () => {}, isJSON = false) {
    Object.assign(this, { engine, settings, tell, isJSON, files: [], culprits: new Map(), isStopped: false, isGoing: false });
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
          // The report begins again.
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
      engine.call(instance, "pageBegin", this.choice, engine.put(instance, encoder.encode(version)), this.isJSON ? 1 : 0);
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
      if (this.isJSON) this.parts.push(engine.bytes(instance));
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

  /** Returns the content of the report for the page with the worst files, and their cards as bytes with the places where they end. */
  content(most) {
    const { engine, instance } = this;
    engine.call(instance, "pageContent", most, this.isStopped && !this.isWhole ? 1 : 0);
    const html = engine.bytes(instance), parts = [], ends = [];
    let size = 0;
    for (;;) {
      const count = engine.call(instance, "pageCards", ends.length);
      if (!count) break;
      const part = engine.bytes(instance), view = new DataView(part.buffer);
      parts.push(part);
      for (let place = 0; place < part.length;) {
        place += 4 + view.getUint32(place, true);
        ends.push(size + place);
      }
      size += part.length;
    }
    engine.call(instance, "pageForget");
    const cards = new Uint8Array(size);
    let start = 0;
    for (const part of parts) {
      cards.set(part, start);
      start += part.length;
    }
    return { html, cards, ends: Uint32Array.from(ends), numbers: Int32Array.from(this.numbers) };
  }

  /** Returns the whole report. */
  whole(isInterrupted) {
    this.engine.call(this.instance, "pageEnd", isInterrupted ? 1 : 0);
    return new Blob([...this.parts, this.engine.bytes(this.instance)], { type: this.isJSON ? "application/json" : "text/html" });
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

/** The engine of suggestions, the instance that has the settings of the run, and the last suggestion. */
const side = { engine: undefined, instance: undefined, run: undefined, last: Promise.resolve() };

/** Returns the suggested changes of a file. */
async function suggestion(index) {
  const { settings, texts, files } = run;
  const { file, path, isNamed } = files[index];
  side.engine ??= aside();
  const own = side.engine, instance = await own.instance();
  if (side.instance !== instance || side.run !== run) {
    own.call(instance, "pageBegin", own.choice(instance, texts, settings), own.put(instance, encoder.encode(version)), 0);
    Object.assign(side, { instance, run });
  }
  const finish = async (_, reading) => {
    own.call(instance, "pageSuggest", reading, isNamed ? 1 : 0);
    return JSON.parse(own.text(instance));
  };
  return own.readIn(instance, file, texts, { ...settings, name: path, finish });
}

/** Returns a whole report on the files that were read, made by another run. */
async function whole(isJSON, pictures) {
  const one = run;
  const copy = new Run(aside(), one.settings, undefined, isJSON);
  Object.assign(copy, { pictures, culprits: new Map(one.culprits) });
  await copy.add(one.files.slice(0, one.done));
  return copy.whole(!one.isWhole);
}

const calls = {
  /** Begins a run with other settings, and with the files of the last one. */
  async begin({ settings, version: given }) {
    version = given;
    const files = run?.files ?? [];
    run?.stop();
    // The report of the last run is in the memory of its module.
    if (run?.instance) engine.replace(run.instance);
    run = new Run(engine, settings, tell);
    if (files.length) run.add(files).catch(fail);
  },
  add({ files }) { run.add(files).catch(fail); },
  stop() { run.stop(); },
  clear() {
    run.stop();
    if (run.instance) engine.replace(run.instance);
    run = new Run(engine, run.settings, tell);
  },
  content: ({ most }) => (run.instance && !run.instance.isGone ? run.content(most) : {}),
  kinds: () => run.kinds,
  json: () => whole(true),
  page: ({ pictures }) => whole(false, pictures),
  /** One after the other, because a person may open all files. */
  suggest({ index }) {
    side.last = side.last.catch(() => {}).then(() => suggestion(index));
    return side.last;
  },
};

const fail = (error) => postMessage({ failure: `${error?.message ?? error}` });

self.onmessage = async ({ data: { id, call, ...values } }) => {
  try {
    const answer = await calls[call](values);
    postMessage({ id, answer }, answer?.cards ? [answer.html.buffer, answer.cards.buffer] : []);
  } catch (error) {
    postMessage({ id, error: `${error?.message ?? error}` });
  }
};

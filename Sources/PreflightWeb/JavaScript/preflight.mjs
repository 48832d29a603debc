// Judges files in the browser, before a byte is uploaded. docs/browser.md describes it.
//
// This one file runs in the page and in its worker. script/tools/web also makes the plain script of it.

const here = import.meta.url;
const scriptType = "module";
const workerName = "preflight";
const isWorker = typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope && self.name === workerName;
// Reading waits for the disk most of the time, so several files are read at once. The others wait: libraries of upload forms call
// once for each file of a folder, and the memory of a phone does not hold parts of 10,000 files.
const atOnce = 16;
// A module that grew beyond this for one file is replaced, because the memory of a module never shrinks.
const largestIdle = 64 << 20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module cannot be used here, so the server has to judge. Every other rejection is a mistake in a call, or a canceled signal. */
class UnavailableError extends Error {
  name = "UnavailableError";
}

/** The module stopped for another file; the reading starts again in a new one. */
class Replaced extends Error {}

/** Loads a module and the destinations, and reads files. */
class Engine {
  constructor(load, module = "preflight.wasm") {
    this.load = load;
    this.module = module;
    this.largestIdle = largestIdle;
    this.texts = new Map();
    this.index = undefined;
    this.code = undefined;
    this.current = undefined;
    this.readings = 0;
    this.turns = 0;
    this.waiting = [];
  }

  /** Returns the instance that runs now. After a trap it is a new one. */
  instance() {
    this.code ??= this.load(this.module, compiled).catch((error) => { this.code = undefined; throw error; });
    this.current ??= this.code.then(async (code) => {
      let memory;
      const imports = { page: {
        random: (start, count) => void crypto.getRandomValues(new Uint8Array(memory.buffer, start, count)),
      } };
      // The C library names the streams of a system, which nothing uses.
      for (const { module, name } of WebAssembly.Module.imports(code)) (imports[module] ??= {})[name] ??= () => 8;
      const { exports } = await WebAssembly.instantiate(code, imports);
      memory = exports.memory;
      return { exports, destinations: new Map(), choices: new Map(), isGone: false };
    }).catch((error) => { this.current = undefined; throw error; });
    return this.current;
  }

  /** Calls the module. If it stops, the next caller gets a new one. */
  call(instance, name, ...values) {
    try {
      return instance.exports[name](...values);
    } catch (error) {
      this.replace(instance);
      throw error;
    }
  }

  replace(instance) {
    if (!instance.isGone) this.current = undefined;
    instance.isGone = true;
  }

  put(instance, bytes) {
    const start = this.call(instance, "input", bytes.length);
    new Uint8Array(instance.exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  text(instance) {
    const { exports } = instance;
    return decoder.decode(new Uint8Array(exports.memory.buffer, exports.output(), exports.outputCount()));
  }

  /** Returns the texts of the destinations that names stand for. */
  async destinations({ to, destinations = [] }) {
    const own = destinations.map((text) => {
      const { id, short_name: short, groups = [] } = JSON.parse(text);
      if (!id) throw new Error("found no id, expected a destination as “preflight destinations compile” prints it");
      return { id, short, groups, text };
    });
    this.index ??= this.load("destinations/index.json", (response) => response.json())
      .catch((error) => { this.index = undefined; throw error; });
    const known = await this.index;
    const all = [...own, ...known.filter(({ id }) => !own.some((other) => other.id === id))];
    const chosen = new Map();
    for (const name of to) {
      const named = all.find(({ id, short }) => id === name || short === name)
        ?? (name === "tiktok" ? this.former(all) : undefined);
      const found = named ? [named] : all.filter(({ groups }) => name === "all" || groups.includes(name))
        .sort((one, other) => (one.id < other.id ? -1 : 1));
      if (!found.length) throw new Error(`found “${name}”, expected the id, the short name or the group of a destination`);
      for (const destination of found) chosen.set(destination.id, destination);
    }
    return Promise.all([...chosen.values()].map(({ id, text }) => text ?? this.builtIn(id)));
  }

  /** Returns the destination that the name “tiktok” means until the next release. */
  former(all) {
    if (!this.told) console.warn("preflight: the name “tiktok” will soon mean tiktok-video: write tiktok-video for the app, or tiktok-share-kit for its SDK, as it means now");
    this.told = true;
    return all.find(({ id }) => id === "tiktok-share-kit-ios");
  }

  builtIn(id) {
    if (!this.texts.has(id)) {
      this.texts.set(id, this.load(`destinations/${id}.json`, (response) => response.text())
        .catch((error) => { this.texts.delete(id); throw error; }));
    }
    return this.texts.get(id);
  }

  /** Returns the number of a choice in an instance, which prepares its rules once. */
  choice(instance, texts, options) {
    const { lang, slot, asOf, assume = {}, rules = [] } = options;
    const numbers = texts.map((text) => {
      if (!instance.destinations.has(text)) {
        const number = this.call(instance, "destination", this.put(instance, encoder.encode(text)));
        if (number < 0) throw new Error(this.text(instance));
        instance.destinations.set(text, number);
      }
      return instance.destinations.get(text);
    });
    // The members are in the order in which the module reads them; those without a value are left out.
    const choice = JSON.stringify({
      destinations: numbers, lang, slot, as_of: asOf, assume: Object.entries(assume).map(([name, value]) => [name, `${value}`]),
      only_meant: options.onlyMeant, rules,
    });
    if (!instance.choices.has(choice)) {
      const number = this.call(instance, "choose", this.put(instance, encoder.encode(choice)));
      if (number < 0) throw new Error(this.text(instance));
      instance.choices.set(choice, number);
    }
    return instance.choices.get(choice);
  }

  /** Returns when the next file may be read. */
  async turn(signal) {
    if (this.turns < atOnce) {
      this.turns += 1;
      return;
    }
    await new Promise((resolve, reject) => {
      this.waiting.push({ resolve, signal });
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  }

  /** Hands the turn to the first file that still waits. */
  next() {
    let first;
    do { first = this.waiting.shift(); } while (first?.signal?.aborted);
    if (first) first.resolve(); else this.turns -= 1;
  }

  /** Returns the result for a file as JSON. */
  async read(file, options, signal) {
    await this.turn(signal);
    try {
      signal?.throwIfAborted();
      return await this.readNow(file, options, signal);
    } finally {
      this.next();
    }
  }

  async readNow(file, options, signal) {
    const texts = options.probe ? [] : await this.destinations(options);
    this.readings += 1;
    try {
      for (;;) {
        const instance = await this.instance();
        try {
          return await this.readIn(instance, file, texts, options, signal);
        } catch (error) {
          if (error instanceof Replaced) continue;
          // A trap, an exhausted stack, or no more memory.
          if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
          this.replace(instance);
          return await this.stopped(file, texts, options, error);
        }
      }
    } finally {
      this.readings -= 1;
      const instance = await this.current?.catch(() => undefined);
      if (!this.readings && instance?.exports.memory.buffer.byteLength > this.largestIdle) this.replace(instance);
    }
  }

  async readIn(instance, file, texts, options, signal) {
    const choice = options.probe ? -1 : this.choice(instance, texts, options);
    const name = encoder.encode(options.name ?? file.name ?? "");
    const reading = this.call(instance, "begin", this.put(instance, name), file.size);
    let fetched = 0;
    try {
      for (;;) {
        const ranges = [];
        for (;;) {
          const start = this.call(instance, "wantedStart", reading, ranges.length);
          if (start < 0) break;
          ranges.push({ start, end: this.call(instance, "wantedEnd", reading, ranges.length) });
        }
        if (!ranges.length) break;
        const parts = await Promise.all(ranges.map(({ start, end }) => part(file, start, end, options.timeout ?? 30)));
        if (instance.isGone) throw new Replaced();
        signal?.throwIfAborted();
        const failure = parts.find((bytes) => !(bytes instanceof Uint8Array));
        if (failure) {
          this.call(instance, "fail", reading, this.put(instance, encoder.encode(failure.text)), failure.code);
          break;
        }
        parts.forEach((bytes, index) => {
          fetched += bytes.length;
          this.call(instance, "add", reading, this.put(instance, bytes), ranges[index].start);
        });
      }
      return await this.finish(instance, reading, choice, fetched, options);
    } finally {
      if (!instance.isGone) this.call(instance, "drop", reading);
    }
  }

  /** Returns the result for a file at which the module stopped. */
  async stopped(file, texts, options, error, code = failures.stopped) {
    const instance = await this.instance();
    const choice = options.probe ? -1 : this.choice(instance, texts, options);
    const name = encoder.encode(options.name ?? file.name ?? "");
    const reading = this.call(instance, "begin", this.put(instance, name), file.size);
    this.call(instance, "fail", reading, this.put(instance, encoder.encode(error.message)), code);
    const result = await this.finish(instance, reading, choice, 0, options);
    this.call(instance, "drop", reading);
    return result;
  }

  /** Returns the result of a reading that is over. */
  async finish(instance, reading, choice, fetched) {
    this.call(instance, "result", reading, choice);
    return { json: this.text(instance), fetched };
  }
}

/** Why a file could not be read, as the module numbers it. */
const failures = { changed: 0, gone: 1, failed: 2, slow: 3, stopped: 4 };

/** Returns bytes of a file, or why they could not be read. */
async function part(file, start, end, seconds) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, { code: failures.slow, text: "" });
  });
  try {
    const bytes = await Promise.race([file.slice(start, end).arrayBuffer(), late]);
    if (!(bytes instanceof ArrayBuffer)) return bytes;
    return bytes.byteLength === end - start ? new Uint8Array(bytes) : { code: failures.changed, text: "" };
  } catch (error) {
    return { code: error?.name === "NotFoundError" ? failures.gone : failures.failed, text: `${error?.message ?? error}` };
  } finally {
    clearTimeout(timer);
  }
}

async function compiled(response) {
  // A server that does not know the type of the module keeps the browser from compiling it while it arrives.
  const isTyped = /^application\/wasm/.test(response.headers?.get("content-type") ?? "");
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

function loader(base) {
  return available(async (name, read) => {
    const url = new URL(name, base);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`found status ${response.status}, expected ${url.pathname}`);
    return read(response);
  });
}

function available(load) {
  return async (name, read) => {
    try {
      return await load(name, read);
    } catch (error) {
      throw new UnavailableError(`${error?.message ?? error}`);
    }
  };
}

/** Runs the engine for the page: tasks come in, results go out. */
function serve(scope) {
  let engine;
  const running = new Map();
  scope.onmessage = async ({ data }) => {
    if (data.base) {
      engine = new Engine(loader(data.base));
      engine.instance().catch(() => {});
      return scope.postMessage({ isReady: true });
    }
    if (data.cancel) return running.get(data.cancel)?.abort();
    const cancel = new AbortController();
    running.set(data.id, cancel);
    try {
      scope.postMessage({ id: data.id, result: await engine.read(data.file, data.options, cancel.signal) });
    } catch (error) {
      scope.postMessage({ id: data.id, error: error?.message ?? `${error}`, isUnavailable: error instanceof UnavailableError });
    } finally {
      running.delete(data.id);
    }
  };
}

/** Runs tasks in a worker; in the page if the browser or its policy has none. */
class Reader {
  constructor({ base = here, load, worker = true } = {}) {
    this.base = `${base}`;
    this.engine = load || !worker || typeof Worker === "undefined" ? new Engine(load ? custom(load) : loader(this.base)) : undefined;
    this.worker = undefined;
    this.tasks = new Map();
    this.last = 0;
  }

  start() {
    this.worker ??= new Promise((resolve) => {
      const giveUp = () => {
        this.engine ??= new Engine(loader(this.base));
        resolve(undefined);
        for (const task of this.tasks.values()) this.engine.read(task.file, task.options, task.signal).then(task.resolve, task.reject);
        this.tasks.clear();
      };
      let worker;
      try {
        worker = new Worker(here, { type: scriptType, name: workerName });
      } catch {
        return giveUp();
      }
      worker.onerror = (event) => { event.preventDefault(); worker.terminate(); giveUp(); };
      worker.onmessage = ({ data }) => {
        if (data.isReady) return resolve(worker);
        const task = this.tasks.get(data.id);
        this.tasks.delete(data.id);
        if (data.result) task?.resolve(data.result); else task?.reject(new (data.isUnavailable ? UnavailableError : Error)(data.error));
      };
      worker.postMessage({ base: this.base });
    });
    return this.worker;
  }

  async read(file, options, signal) {
    if (typeof WebAssembly === "undefined") throw new UnavailableError("found no WebAssembly, expected a browser with it: judge on the server");
    if (typeof file?.size !== "number" || typeof file.slice !== "function") throw new TypeError("found no file, expected a File or a Blob");
    signal?.throwIfAborted();
    if (!this.engine) {
      const worker = await this.start();
      if (worker && !this.engine) {
        return new Promise((resolve, reject) => {
          const id = (this.last += 1);
          this.tasks.set(id, { file, options, signal, resolve, reject });
          signal?.addEventListener("abort", () => {
            if (!this.tasks.delete(id)) return;
            worker.postMessage({ cancel: id });
            reject(signal.reason);
          }, { once: true });
          worker.postMessage({ id, file, options });
        });
      }
    }
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      this.engine.read(file, options, signal).then(resolve, reject);
    });
  }
}

function custom(load) {
  return available(async (name, read) => read(new Response(await load(name), {
    headers: { "content-type": name.endsWith(".wasm") ? "application/wasm" : "application/json" },
  })));
}

const probeOptions = ["name", "timeout", "signal"];
const judgeOptions = ["to", "slot", "lang", "asOf", "assume", "destinations", "configuration", ...probeOptions];

/** Refuses options that nothing reads, because a file would be judged by other rules than the caller meant. */
function expectKnown(options, known) {
  const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, "");
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const [start, all] = [plain(name).slice(0, 2), known.join(", ")];
    const guess = known.find((other) => plain(other) === plain(name)) ?? known.find((other) => plain(other).startsWith(start));
    throw new TypeError(`found the option “${name}”, expected one of ${all}${guess ? `; did you mean “${guess}”?` : ""}`);
  }
}

/** Returns the options that the engine needs, with what a team's settings add. */
function settings({ to, lang, slot, asOf, assume, destinations = [], configuration, name, timeout } = {}) {
  const team = typeof configuration === "string" ? JSON.parse(configuration) : configuration ?? {};
  if (configuration !== undefined && team.preflight_configuration !== 1) {
    throw new Error("found other settings, expected the output of “preflight config --compiled”, format 1");
  }
  const own = [...destinations, ...(team.destinations ?? [])].map((one) => (typeof one === "string" ? one : decoder.decode(one)));
  const names = typeof to === "string" ? [to] : to ?? team.to ?? ["default", ...own.map((text) => JSON.parse(text).id)];
  if (!names.length) throw new TypeError("found no destination in “to”, expected at least one");
  if (timeout !== undefined && !(timeout > 0)) throw new TypeError(`found the timeout “${timeout}”, expected seconds above 0`);
  return {
    to: names, onlyMeant: to === undefined && slot === undefined && (team.only_meant ?? true), lang: lang ?? team.lang,
    slot: slot ?? team.slot, asOf: asOf ?? team.as_of, assume: { ...team.assume, ...assume }, rules: team.rules, name, timeout,
    destinations: own,
  };
}

/** Makes an object with the calls. `options.base` is the folder of the module. */
function create(options) {
  const reader = new Reader(options);
  const result = ({ json, fetched }) => ({ ...JSON.parse(json), json, fetched });

  async function judge(file, choice = {}) {
    expectKnown(choice, judgeOptions);
    return result(await reader.read(file, settings(choice), choice.signal));
  }

  async function probe(file, choice = {}) {
    expectKnown(choice, probeOptions);
    const { name, timeout, signal } = choice;
    return JSON.parse((await reader.read(file, { ...settings({ name, timeout }), probe: true }, signal)).json).facts;
  }

  async function* judgeAll(files, choice = {}) {
    expectKnown(choice, [...judgeOptions, "onProgress"]);
    const { signal, onProgress } = choice;
    const shared = settings(choice);
    const waiting = [];
    const source = files[Symbol.iterator]();
    const total = files.length ?? files.size;
    let done = 0;
    const next = () => {
      const { value: file, done: isLast } = source.next();
      if (isLast) return;
      const judged = reader.read(file, shared, signal).then((read) => ({ file, ...result(read) }));
      // A failure is thrown when its turn comes.
      judged.catch(() => {});
      waiting.push(judged);
    };
    for (let count = 0; count < atOnce; count += 1) next();
    while (waiting.length) {
      const judged = await waiting.shift();
      next();
      done += 1;
      onProgress?.({ done, total, file: judged.file });
      yield judged;
    }
  }

  return { judge, judgeAll, probe, create };
}

const preflight = create();
if (isWorker) serve(self);

export default preflight;
export const { judge, judgeAll, probe } = preflight;
export { create, Engine, loader };

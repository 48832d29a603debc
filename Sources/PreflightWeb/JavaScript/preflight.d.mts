/** The outcome of a verdict. `preflight destinations show` prints the rules. */
export type Outcome =
  "pass" | "warn" | "fail" | "unknown" | "unreadable" | "not_applicable" | "not_judged" | "accepted";

/** A value of a JSON record. */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

/** A code with its words. `message_id` and `args` identify the message in any language. */
export interface Coded {
  code: string;
  message: string;
  message_id?: string;
  args?: Value[];
}

/** Why a fact is not known, and the tier that could tell. */
export interface UnknownReason {
  reason: string;
  message_id?: string;
  args?: Value[];
  tier?: "header" | "samples" | "stream" | "sampled" | "decode" | "content";
}

/** A stream of a file. */
export interface Stream {
  index: number;
  type: string;
  codec?: string;
  duration?: number;
  default: boolean;
  attached_pic: boolean;
  language?: string;
  main?: boolean;
  start?: number;
}

/** The facts of a file, with the keys of schemas/facts.schema.json. `null` means not known, and `unknown` says why. */
export interface Facts {
  file_size?: number;
  kind?: "video" | "image" | "audio" | "other" | null;
  container?: string | null;
  mime_type?: string | null;
  extension_matches?: boolean | null;
  duration?: number | null;
  video?: { [key: string]: Value };
  audio?: { [key: string]: Value };
  image?: { [key: string]: Value };
  streams: Stream[];
  tier: string;
  bytes_read: number;
  unknown: { [fact: string]: UnknownReason };
  problems: Coded[];
  error?: Coded;
  [key: string]: unknown;
}

/** A rule that a file does not meet. */
export interface Finding {
  rule: string;
  severity: "error" | "warning" | "note";
  certainty: string;
  fact: string;
  measured?: Value;
  limit?: Value;
  unit?: string;
  share_state?: number;
  message: string;
  fix?: string;
  source: { title: string; url?: string; checked: string; page_as_of?: string | null };
  [key: string]: unknown;
}

/** The predicted answer of a destination. */
export interface Verdict {
  destination: string;
  slot?: string;
  outcome: Outcome;
  share_state?: { code: number; name: string; borrowed: boolean };
  native_codes?: { code: string; name: string }[];
  may_answer?: number[];
  depends_on?: string[];
  findings: Finding[];
  /** What is open at this depth, with the tier that could tell. */
  unknown?: { fact: string; field?: string; reason: string; tier?: string; rules?: string[] }[];
  error?: Coded;
  reason?: { message: string };
}

export interface Result {
  facts: Facts;
  /** One verdict for each destination. */
  verdicts: Verdict[];
  /** The facts and the verdicts as the module wrote them. */
  json: string;
  /** The number of bytes that were read of the file. */
  fetched: number;
}

/** What a file needs, so that other objects than a `Blob` can be judged. */
export interface Readable {
  readonly size: number;
  readonly name?: string;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

export interface ProbeOptions {
  /** The name of the file, whose extension is compared with the content; that of a `File` if it is left out. */
  name?: string;
  /** The limit for each read of a part, in seconds; 30 if it is left out. */
  timeout?: number;
  signal?: AbortSignal;
}

export interface JudgeOptions extends ProbeOptions {
  /** Ids, short names or groups of destinations; those in common use if it is left out. */
  to?: string | string[];
  /** The language of the page, such as `zh-CN` or `en-GB` (BCP 47): messages are in the language that serves the tag, and otherwise in English. */
  lang?: string;
  /** The only slot to judge in. */
  slot?: string;
  /** The day whose rules apply, such as `2026-11-21`. */
  asOf?: string;
  /** Values of parameters that no file contains. */
  assume?: { [name: string]: string | number | boolean };
  /** Own destinations, each as `preflight destinations compile` prints it. */
  destinations?: (string | ArrayBuffer | Uint8Array)[];
  /** A team's settings, as `preflight config --compiled` prints them. */
  configuration?: string | { [key: string]: unknown };
}

export interface Progress<File> {
  done: number;
  /** The number of files; undefined if it is not known. */
  total: number | undefined;
  file: File;
}

export interface Preflight {
  /**
   * Predicts the answers of destinations to a file. A file that cannot be read has the outcome `unreadable`.
   *
   * Rejects with an error whose name is `UnavailableError` if the module cannot be used, and with another one if an option is wrong.
   */
  judge(file: Readable, options?: JudgeOptions): Promise<Result>;
  /** Reads the facts of a file. */
  probe(file: Readable, options?: ProbeOptions): Promise<Facts>;
  /** Judges many files, and gives the results in their order. */
  judgeAll<File extends Readable>(
    files: Iterable<File>, options?: JudgeOptions & { onProgress?: (progress: Progress<File>) => void },
  ): AsyncGenerator<Result & { file: File }, void, void>;
  create(options?: CreateOptions): Preflight;
}

export interface CreateOptions {
  /** The folder of the module and the destinations; that of this script if it is left out. */
  base?: string | URL;
  /** Loads a file of that folder, in place of `fetch`. Then files are read in the page, without a worker. */
  load?: (name: string) => Promise<BodyInit>;
  /** False to read files in the page. */
  worker?: boolean;
}

declare const preflight: Preflight;
export default preflight;
export const judge: Preflight["judge"];
export const judgeAll: Preflight["judgeAll"];
export const probe: Preflight["probe"];
export const create: Preflight["create"];

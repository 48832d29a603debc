// Judges the files of Tests/Exchange/whole-file.tsv as a form does, with node: whole-file.mjs FOLDER. The size of a file is known from
// the start, and what is read later can be shorter, longer or another file.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const root = path.resolve(import.meta.dirname, "../..");
const { create } = await import(pathToFileURL(path.join(folder, "preflight.mjs")));
const preflight = create({ load: async (name) => fs.readFileSync(path.join(folder, name)) });

function arriving(whole, kind) {
  if (kind === "all" || kind === "other") return whole;
  if (kind.startsWith("+")) return Buffer.concat([whole, Buffer.alloc(Number(kind))]);
  return whole.subarray(0, kind.endsWith("%") ? Math.floor((whole.length * parseInt(kind)) / 100) : Number(kind));
}

/** A file as a browser has it. A browser refuses to read one that changed on the disk. */
class ArrivingFile {
  constructor(name, content, size, isReplaced) {
    Object.assign(this, { name, content, size, isReplaced });
  }

  slice(start, end) {
    return {
      arrayBuffer: async () => {
        if (this.isReplaced) throw new DOMException("the file changed", "NotReadableError");
        return Uint8Array.from(this.content.subarray(start, Math.min(end, this.size))).buffer;
      },
    };
  }
}

async function answer({ file, to, arrives, states }) {
  const whole = fs.readFileSync(path.join(root, file));
  const content = arriving(whole, arrives);
  // A file that became longer has its first size: only the browser can tell that it changed.
  const isReplaced = arrives === "other" || (arrives.startsWith("+") && states === "whole");
  const size = states === "whole" ? whole.length : content.length;
  try {
    const { verdicts } = await preflight.judge(new ArrivingFile(path.basename(file), content, size, isReplaced), { to: [to] });
    const judged = verdicts.filter(({ outcome }) => outcome !== "not_applicable");
    if (judged.some(({ error }) => ["changed_while_reading", "io_error"].includes(error?.code))) return "error";
    return judged.every(({ outcome }) => ["pass", "warn"].includes(outcome)) && judged.length ? "accepted" : "refused";
  } catch (error) {
    return error instanceof TypeError ? String(error) : "error";
  }
}

const [head, ...lines] = fs.readFileSync(path.join(root, "Tests/Exchange/whole-file.tsv"), "utf8").trim().split("\n").map((line) => line.split("\t"));
let failures = 0;
for (const line of lines) {
  const row = Object.fromEntries(head.map((name, at) => [name, line[at]]));
  const found = await answer(row);
  if (found !== row.answer) {
    console.error(`whole-file: ${line.join(" ")}: found ${found}`);
    failures += 1;
  }
}
console.log(`whole-file: ${lines.length - failures} of ${lines.length} as expected`);
process.exitCode = failures ? 1 : 0;

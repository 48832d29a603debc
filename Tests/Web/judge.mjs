// Judges files as the page does, and prints one line of JSON for each: judge.mjs FOLDER LANG < paths
import fs from "node:fs";
import path from "node:path";
import { Blob } from "node:buffer";
import { pathToFileURL } from "node:url";

const [folder, lang] = process.argv.slice(2);
const { create } = await import(pathToFileURL(path.join(folder, "preflight.mjs")));
const preflight = create({ load: async (name) => fs.readFileSync(path.join(folder, name)) });

/** A file as a browser has it, read from the disk in ranges. */
class DiskFile {
  constructor(file) {
    this.path = file;
    this.name = path.basename(file);
    this.size = fs.statSync(file).size;
  }

  slice(start, end) {
    return {
      arrayBuffer: async () => {
        const bytes = new Uint8Array(end - start);
        const descriptor = fs.openSync(this.path);
        const count = fs.readSync(descriptor, bytes, 0, bytes.length, start);
        fs.closeSync(descriptor);
        return bytes.buffer.slice(0, count);
      },
    };
  }
}

const paths = fs.readFileSync(0, "utf8").split("\0").filter((file) => file);
for await (const { file, json, fetched } of preflight.judgeAll(paths.map((one) => new DiskFile(one)), { to: ["all"], lang })) {
  process.stdout.write(`${JSON.stringify({ path: file.path, fetched, json })}\n`);
}

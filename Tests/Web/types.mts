// Compiled by tsc alone: what a form with types would write.
import preflight, { create, judge, judgeAll, probe, type Result, type Verdict } from "../../.build/web/preflight.mjs";

export async function refused(file: File, signal: AbortSignal): Promise<Verdict[]> {
  const { verdicts }: Result = await judge(file, { to: ["instagram-reel", "tiktok-share-kit"], lang: "zh-CN", signal });
  return verdicts.filter(({ outcome }) => outcome === "fail" || outcome === "unreadable");
}

export async function widths(files: FileList): Promise<number[]> {
  const found: number[] = [];
  for await (const { file, facts } of judgeAll([...files], { onProgress: ({ done, total }) => found.push(done / (total ?? 1)) })) {
    const width = facts.video?.["width"];
    if (typeof width === "number" && file.size > 0) found.push(width);
  }
  return found;
}

export const duration = async (file: Blob): Promise<number | null | undefined> => (await probe(file)).duration;
export const inThePage = create({ base: "/media/", worker: false });
export const same: typeof preflight.judge = inThePage.judge;

// @ts-expect-error A number is no destination.
void judge(new Blob(), { to: 3 });
// @ts-expect-error A path is no file.
void judge("clip.mp4");

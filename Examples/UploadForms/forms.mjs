// Decides in the page if a file may leave it. docs/browser.md describes the forms.

import { texts } from "./texts.mjs";

// server.py has the same destinations.
const to = ["instagram-reel"];
const lang = document.documentElement.lang;

export const text = await texts(lang);

for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);

/** A destination refuses the file. If the reading itself stopped or was slow, the server decides. */
const isRefused = ({ outcome, error }) =>
  outcome === "fail" || (outcome === "unreadable" && !["internal", "timed_out"].includes(error.code));

const reasons = ({ error, findings }) =>
  error ? [error.message] : findings.filter(({ severity }) => severity === "error").map(({ message }) => message);

/**
 * Returns why the file must not be uploaded, which is empty if it may, and the verdict to send along.
 *
 * Without the module there is neither, and the server decides. Rejects if `signal` is aborted.
 */
export async function decide(file, signal) {
  try {
    const { judge } = await import("/preflight/preflight.mjs");
    const { verdicts } = await judge(file, { to, lang, signal });
    const refusals = verdicts.filter(isRefused).flatMap(reasons);
    const verdict = JSON.stringify(verdicts.map(({ destination, outcome }) => ({ destination, outcome })));
    return { reason: [...new Set(refusals)].join("\n"), verdict };
  } catch (error) {
    signal?.throwIfAborted();
    console.warn(error);
    return { reason: "" };
  }
}

/** Uploads a file. Rejects with the answer of the server if it refuses the file. */
export async function send(file, verdict, signal) {
  const body = new FormData();
  // The server reads the parts in their order, and the file comes last.
  if (verdict) body.append("verdict", verdict);
  body.append("file", file);
  const response = await fetch(document.querySelector("form").action, { method: "POST", body, signal });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error ?? text("broken", { status: response.status.toString() }));
  return answer;
}

const states = new Map();
let telling;

/** Counts files by their state in one line, which tells people with a screen reader what happens to many files. */
export function tell(file, state) {
  if (state) states.set(file, state); else states.delete(file);
  telling ??= setTimeout(() => {
    telling = undefined;
    const counts = new Map([["judging", 0], ["refused", 0], ["sent", 0], ["failed", 0]]);
    for (const one of states.values()) if (counts.has(one)) counts.set(one, counts.get(one) + 1);
    const parts = [...counts].filter(([, count]) => count).map(([one, count]) => text("count", { state: text(one), count }));
    document.querySelector("[role=status]").textContent = text("counts", { parts });
  }, 200);
}

// Writes texts of Languages/ in one language, and chooses the language. Forms and the page for browsers use it.

/** Loads the texts of a language from the file that script/tools/texts makes. Returns a function that writes one with its values. */
export async function texts(tag) {
  const name = `texts.${tag}.json`;
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`found status ${response.status}, expected ${name}`);
  const patterns = await response.json();
  const numbers = new Intl.NumberFormat(tag), plurals = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { style: "narrow" });
  const written = (value) =>
    Array.isArray(value) ? lists.format(value) : typeof value === "number" ? numbers.format(value) : value;
  // A part is a text, the name of a value, or that name with the variants among which the value selects.
  const join = (pattern, values) => typeof pattern === "string" ? pattern : pattern.map((part) => {
    if (typeof part === "string") return part;
    const [value, variants] = [values[part[0]], part[1]];
    if (!variants) return written(value);
    const form = typeof value === "number" ? plurals.select(value) : "other";
    return join(variants[value] ?? variants[form] ?? variants.other, values);
  }).join("");
  return (id, values) => join(patterns[id], values);
}

/** Returns the language that serves a tag, as the module chooses it (`Language(tag:)`); nothing if none does. */
export function languageOf(tag, languages) {
  const lower = tag.toLowerCase(), serves = (test) => languages.find(test)?.tag;
  let found = serves(({ claims }) => claims.some((claim) => claim.toLowerCase() === lower));
  for (let range = lower; range && !found; range = range.slice(0, Math.max(0, range.lastIndexOf("-")))) {
    found = serves((one) => one.tag.toLowerCase() === range);
  }
  return found;
}

import type { ProductSpecs } from "@eldercare/contracts";

/** "Name: value" per line, as staff edit specifications. */
export const linesOfSpecs = (specs: ProductSpecs): string =>
  Object.entries(specs)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** Lines without a colon name a specification without a value; empty lines are left out. */
export const specsOfLines = (text: string): ProductSpecs => Object.fromEntries(pairsOf(text));

/** The first name that two lines have, which would be one specification; undefined where there is none. */
export function repeatedSpec(text: string): string | undefined {
  const names = pairsOf(text).map(([name]) => name);
  return names.find((name, place) => names.indexOf(name) < place);
}

function pairsOf(text: string): [name: string, value: string][] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [name = "", ...rest] = line.split(":");
    return [name.trim(), rest.join(":").trim()];
  });
}

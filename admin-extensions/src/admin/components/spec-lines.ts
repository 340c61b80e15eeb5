import type { ProductSpecs } from "@eldercare/contracts";

/** "Name: value" per line, as staff edit specifications. */
export const linesOfSpecs = (specs: ProductSpecs): string =>
  Object.entries(specs)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** Lines without a colon name a specification without a value; empty lines are left out. */
export function specsOfLines(text: string): ProductSpecs {
  const lines = text.split("\n").map((line) => line.trim());
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [name = "", ...rest] = line.split(":");
      return [name.trim(), rest.join(":").trim()];
    }),
  );
}

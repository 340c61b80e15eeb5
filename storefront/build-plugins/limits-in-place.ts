import * as limits from "@eldercare/contracts/text-limits";
import { type Plugin, parseAst } from "vite";
import { nodesOf, type SyntaxNode } from "./syntax-nodes.ts";

const LIMITS: Readonly<Record<string, number>> = limits;
/** Where pages, and the contracts' own files, have them from. */
const SOURCE = /^(?:@eldercare\/contracts|\.\/text-limits\.js)$/;

const nameOf = (node: unknown) => String((node as SyntaxNode).name);

/** The program with the limits of texts that it imports written into it; null where it imports none. */
export function withLimitsInPlace(code: string): string | null {
  if (!Object.keys(LIMITS).some((name) => code.includes(name))) return null;
  let written = code;
  // From the end on, so that the places of what stands before stay.
  for (const statement of nodesOf(/^ImportDeclaration$/, parseAst(code)).reverse()) {
    const { start, end } = statement;
    const instead = inPlaceOf(statement, code);
    if (instead !== null) written = `${written.slice(0, start)}${instead}${written.slice(end)}`;
  }
  return written === code ? null : written;
}

/** An import as the numbers of its limits, and an import of what else it names; null where it has none. */
function inPlaceOf({ source, specifiers }: SyntaxNode, code: string): string | null {
  const { value } = source as { value: string };
  const named = nodesOf(/^ImportSpecifier$/, specifiers);
  const found = named.filter(({ imported }) => nameOf(imported) in LIMITS);
  if (!SOURCE.test(value) || found.length === 0) return null;
  const others = named
    .filter((specifier) => !found.includes(specifier))
    .map(({ start, end }) => code.slice(start, end));
  return [
    ...found.map(({ imported, local }) => `const ${nameOf(local)} = ${LIMITS[nameOf(imported)]};`),
    ...(others.length > 0
      ? [`import { ${others.join(", ")} } from ${JSON.stringify(value)};`]
      : []),
  ].join("\n");
}

/**
 * Vite plugin for production builds: each file has the limits of its own fields as numbers. Imported, they
 * would be one more file of every page with a form, or the weight of all of them on every page.
 */
export function limitsInPlace(): Plugin {
  return {
    name: "limits-in-place",
    apply: "build",
    transform: (code, id) => (/\.[jt]sx?$/.test(id) ? withLimitsInPlace(code) : null),
  };
}

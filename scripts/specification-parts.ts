/**
 * The sections of docs/specification.md by their numbers ("5", "2.6"), each with the names that
 * a citation may add: its heading, the headings below it and the names in bold.
 */
export function partsOfSpecification(specification: string): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  let open: string[] = [];
  for (const line of specification.split("\n")) {
    const [, number, title] = /^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/.exec(line) ?? [];
    if (number && title) {
      open = number.includes(".") ? [number.split(".")[0] ?? "", number] : [number];
      for (const each of open) if (!parts.has(each)) parts.set(each, new Set());
    }
    const names = title ? title.split(/, | and /) : [];
    const inBold = [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name);
    for (const each of open) {
      for (const name of [...names, ...inBold]) parts.get(each)?.add(name);
    }
  }
  return parts;
}

import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** One saved object: which collection it belongs to, and the object as it was then. */
export interface StateLine {
  kind: string;
  item: { id: string };
}

/**
 * A file of JSON lines to which every change is appended, so that a restarted simulator still knows
 * yesterday's payments. The last line of an id counts.
 */
export class StateFile {
  constructor(private readonly path: string) {}

  /** The newest state of everything; the file is rewritten without what is outdated. */
  load(): StateLine[] {
    if (!existsSync(this.path)) return [];
    const newest = new Map<string, StateLine>();
    for (const line of readFileSync(this.path, "utf8").split("\n")) {
      const entry = parsedLine(line);
      if (entry) newest.set(`${entry.kind} ${entry.item.id}`, entry);
    }
    const lines = [...newest.values()];
    // Beside it first, so that a crash in between leaves a whole file.
    const fresh = `${this.path}.new`;
    writeFileSync(fresh, lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
      mode: 0o600,
    });
    renameSync(fresh, this.path);
    return lines;
  }

  append(line: StateLine): void {
    appendFileSync(this.path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  clear(): void {
    writeFileSync(this.path, "", { mode: 0o600 });
  }
}

function parsedLine(text: string): StateLine | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStateLine(value) ? value : undefined;
  } catch {
    // A line that a crash cut short is a change that was never answered.
    return undefined;
  }
}

function isStateLine(value: unknown): value is StateLine {
  if (typeof value !== "object" || value === null) return false;
  const { kind, item } = value as Partial<StateLine>;
  return typeof kind === "string" && typeof item?.id === "string";
}

import { createInterface } from "node:readline/promises";
import type { NounReport } from "../report/import-report";

const SHOWN = 20;

/** A terminal, or what stands for one. */
interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Shows on a terminal what would be removed, and asks: only the word yes is a yes. */
export async function askToRemove(
  nouns: readonly NounReport[],
  { input, output }: Terminal,
): Promise<boolean> {
  output.write(`${removalLines(nouns).join("\n")}\n`);
  const terminal = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    const asked = terminal.question("Remove all of this from the shop? Write yes to go on: ");
    return (await Promise.race([asked, closed])).trim().toLowerCase() === "yes";
  } finally {
    terminal.close();
  }
}

function removalLines(nouns: readonly NounReport[]): string[] {
  return nouns.flatMap(({ file, removed, removals }) => {
    if (removed === 0) return [];
    const shown = removals.slice(0, SHOWN);
    const more = removed - shown.length;
    return [
      `${file} does not name ${removed} of the shop's:`,
      ...shown.map((name) => `  ${name}`),
      ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
  });
}

import { createInterface } from "node:readline/promises";
import type { EntityReport } from "@eldercare/catalog-import";

const SHOWN = 20;

/** A terminal, or what stands for one. */
interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Shows on a terminal what would be removed, and asks: only the word yes is a yes. */
export async function askToRemove(
  entities: readonly EntityReport[],
  { input, output }: Terminal,
): Promise<boolean> {
  output.write(`${removalLines(entities).join("\n")}\n`);
  const terminal = createInterface({ input, output });
  const closed = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    const asked = terminal.question("Remove all of this from the shop? Write yes to go on: ");
    return (await Promise.race([asked, closed])).trim().toLowerCase() === "yes";
  } finally {
    terminal.close();
  }
}

function removalLines(entities: readonly EntityReport[]): string[] {
  return entities.flatMap(({ file, removed, removals }) => {
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

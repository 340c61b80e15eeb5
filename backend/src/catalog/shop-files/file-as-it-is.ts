import { readFile, stat } from "node:fs/promises";
import { textOf } from "@eldercare/catalog-import";

/** How long a change of the file may go unnoticed. */
const LOOK_EVERY_MS = 5000;

/** What a file of the shop says, and what is wrong with it. */
export interface FileReading<Said> {
  said: Said;
  problems: readonly string[];
  /** Nothing of it could be read: what it said before stays. */
  isUnusable?: boolean;
}

/**
 * Answers what a file says now: the same thing, by identity, until the file changes. Without the file
 * `read` is given null. A file that cannot be used, such as one that is being saved, leaves what was
 * said before. `say` hears what is wrong.
 */
export function fileAsItIs<Said>(
  file: string,
  read: (text: string | null) => FileReading<Said>,
  say: (problem: string) => void,
): () => Promise<Said> {
  let known: Promise<Said> | undefined;
  let seen = Number.NaN;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let lastGood: { said: Said } | undefined;
  const readNow = async () => {
    const content = await readFile(file).catch(() => null);
    const { said, problems, isUnusable } = read(content && (await textOf(content)));
    for (const problem of problems) say(`${file}: ${problem}`);
    if (isUnusable && lastGood) {
      say(`${file}: what it said before stays.`);
      return lastGood.said;
    }
    lastGood = { said };
    return said;
  };
  return async () => {
    const now = performance.now();
    if (known && now - lookedAt < LOOK_EVERY_MS) return known;
    lookedAt = now;
    const changed = await changeOf(file);
    if (known && changed === seen) return known;
    seen = changed;
    known = readNow();
    return known;
  };
}

/** When the file was written, in milliseconds since 1970; 0 where there is none. */
async function changeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

import { readFile, stat } from "node:fs/promises";
import type { SearchRule } from "@eldercare/search-typed-postgres";
import { searchWordsFrom } from "./search-words";

/** How long a change of the file may go unnoticed. */
const LOOK_EVERY_MS = 5000;

/**
 * Answers the search's words of a file as it is now: the same list until the file changes. Without
 * the file, or with one that cannot be read, words mean what they say; `say` hears what is wrong.
 */
export function searchWordsReader(
  file: string,
  say: (problem: string) => void,
): () => Promise<readonly SearchRule[]> {
  let rules: Promise<readonly SearchRule[]> = Promise.resolve([]);
  let seen = Number.NaN;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return rules;
    lookedAt = now;
    const changed = await changeOf(file);
    if (changed === seen) return rules;
    seen = changed;
    rules = readRules(file, say);
    return rules;
  };
}

/** When the file was written, in milliseconds since 1970; 0 where there is none. */
async function changeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function readRules(
  file: string,
  say: (problem: string) => void,
): Promise<readonly SearchRule[]> {
  const csv = await readFile(file, "utf8").catch(() => null);
  if (csv === null) {
    say(`${file} cannot be read: the search knows no other names and no needs.`);
    return [];
  }
  const { rules, problems } = searchWordsFrom(csv);
  for (const problem of problems) say(`${file}: ${problem}`);
  return rules;
}

import type { SearchRule } from "@eldercare/search-typed-postgres";
import { fileAsItIs } from "../shop-files/file-as-it-is";
import { searchWordsFrom } from "./search-words";

const NO_FILE = {
  said: [],
  problems: ["it cannot be read: the search knows no other names and no needs."],
};

/**
 * Answers the search's words of a file as it is now: the same list until the file changes. Without
 * the file words mean what they say; what cannot be read leaves them as they were; `say` hears what is wrong.
 */
export function searchWordsReader(
  file: string,
  say: (problem: string) => void,
): () => Promise<readonly SearchRule[]> {
  const read = (csv: string | null) => {
    if (csv === null) return NO_FILE;
    const { rules, ...reading } = searchWordsFrom(csv);
    return { said: rules, ...reading };
  };
  return fileAsItIs<readonly SearchRule[]>(file, read, say);
}

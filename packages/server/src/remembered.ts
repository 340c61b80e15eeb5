import { LRUCache } from "lru-cache";

/**
 * `make`, with its answers remembered: those of `most` texts at most, whoever was asked for longest ago
 * goes first, and of none longer than `longest`, which would fill the memory.
 */
export function remembered<Answer extends object | string>(
  make: (text: string) => Answer,
  { most, longest }: { most: number; longest: number },
): (text: string) => Answer {
  const answers = new LRUCache<string, Answer>({ max: most, memoMethod: make });
  return (text) => (text.length > longest ? make(text) : answers.memo(text));
}

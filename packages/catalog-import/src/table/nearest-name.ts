import { distance } from "fastest-levenshtein";

/** The one of `names` that `given` was most likely meant to be, if any is close enough. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const wanted = given.toLowerCase();
  const ranked = names
    .map((name) => ({ name, wrong: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  const [best] = ranked;
  if (!best) return undefined;
  // A third of the letters wrong is a typing mistake; more is another word.
  return best.wrong <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined;
}

/** The one of `names` that `given` was most likely meant to be, if any is close enough. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const wanted = given.toLowerCase();
  const ranked = names
    .map((name) => ({ name, distance: editDistance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (!best) return undefined;
  // A third of the letters wrong is a typing mistake; more is another word.
  return best.distance <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined;
}

/** Levenshtein's distance: how many letters to add, take away or change. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * Where a value holds a text that PostgreSQL or a JSON of it cannot: with a NUL, or with half of a
 * sign (a lone surrogate). The path to it with dots between; undefined where all texts are sound.
 */
export function brokenTextIn(value: unknown): string | undefined {
  if (typeof value === "string") return isSound(value) ? undefined : "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    if (!isSound(key)) return "";
    const path = brokenTextIn(each);
    if (path !== undefined) return path === "" ? key : `${key}.${path}`;
  }
  return undefined;
}

const BROKEN = /\0|\p{Cs}/u;

const isSound = (text: string): boolean => !BROKEN.test(text);

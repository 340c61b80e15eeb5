/** Lower case, accents off, runs of anything but letters and digits become one hyphen (spec.md §5). */
export function slugFromName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** A column's name without what people spell differently: case, accents, spaces, punctuation. */
export function plainName(name: string, keep = ""): string {
  return [...name.normalize("NFKD").toLowerCase()]
    .filter((letter) => /[a-z0-9]/.test(letter) || keep.includes(letter))
    .join("");
}

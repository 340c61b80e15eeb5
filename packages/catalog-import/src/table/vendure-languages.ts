/** `name:en`; a custom field of a product (`product:localName:en`) has no place here. */
const IN_LANGUAGE = /^\s*(\w+):([a-z]{2}(?:[_-]\w+)?)\s*$/i;
const OURS = "en";

/**
 * Vendure's files may have each text in several languages. The English columns are known by their
 * names alone, else those of the first language; the others keep theirs, as `name:fr` is our
 * `Name FR`.
 */
export function inOneLanguage(header: readonly string[]): readonly string[] {
  const languages = header.flatMap(
    (heading) => IN_LANGUAGE.exec(heading)?.[2]?.toLowerCase() ?? [],
  );
  const base = languages.includes(OURS) ? OURS : languages[0];
  return header.map((heading) => {
    const [, name, language] = IN_LANGUAGE.exec(heading) ?? [];
    return name !== undefined && language?.toLowerCase() === base ? name : heading;
  });
}

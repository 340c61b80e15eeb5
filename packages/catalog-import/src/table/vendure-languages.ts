/** `name:en`; a custom field of a product (`product:localName:en`) has no place here. */
const IN_LANGUAGE = /^\s*(\w+):([a-z]{2}(?:[_-]\w+)?)\s*$/i;
const OURS = /^en(?:[_-]|$)/;
const FRENCH = /^fr(?:[_-]|$)/;

/**
 * Vendure's files may have each text in several languages. The English columns are known by their
 * names alone, else those of the first language; the others keep theirs, as `name:fr` is our
 * `Name FR`.
 */
export function inOneLanguage(header: readonly string[]): readonly string[] {
  const languages = header.flatMap(
    (heading) => IN_LANGUAGE.exec(heading)?.[2]?.toLowerCase() ?? [],
  );
  const base = languages.find((language) => OURS.test(language)) ?? languages[0];
  const french = languages.find((language) => FRENCH.test(language));
  return header.map((heading) => {
    const [, name, written] = IN_LANGUAGE.exec(heading) ?? [];
    const language = written?.toLowerCase();
    if (name === undefined) return heading;
    if (language === base) return name;
    return language === french ? `${name}:fr` : heading;
  });
}

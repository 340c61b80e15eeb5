import { plainName } from "./plain-name.js";

/**
 * What says headings in other words: `words` has the others by those that are known. `#` stands for
 * any number, a star at the end for anything. Headings without other words stay as they are, and so
 * does a second one for the same word.
 */
export function inOtherWords(
  words: Readonly<Record<string, readonly string[]>>,
): (header: readonly string[]) => string[] {
  const known = new Map(
    Object.entries(words).flatMap(([ours, theirs]) =>
      theirs.map((word) => [plainName(word, "#*"), ours] as const),
    ),
  );
  const beginnings = [...known].filter(([word]) => word.endsWith("*"));
  const wordFor = (heading: string, number: string) => {
    const plain = plainName(heading);
    return (
      known.get(plain) ??
      known.get(plainName(heading.replace(number, "#"), "#")) ??
      beginnings.find(([word]) => plain.startsWith(word.slice(0, -1)))?.[1]
    );
  };
  return (header) => {
    const said = new Set(header.map((heading) => plainName(heading)));
    return header.map((heading) => {
      const [number = ""] = /\d+/.exec(heading) ?? [];
      const word = wordFor(heading, number)?.replace("#", number) ?? heading;
      const isSaid = said.has(plainName(word)) && plainName(word) !== plainName(heading);
      said.add(plainName(word));
      return isSaid ? heading : word;
    });
  };
}

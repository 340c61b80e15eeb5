import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * The typeface's letters that nearly every text is made of, in a file of their own: `letters.woff2`, 14
 * kB in place of 34, comes before the first words are read; a page that has others fetches both
 * (`fonts.css`). And `zero.woff2`, the zero of prices (`plain-zero.css`). `node packages/brand/make-letters.mjs` makes
 * both anew, after another version of the typefaces or of what is listed here.
 */

/** English and most of French, and the signs of prices and measures, first and last of each range. */
export const LETTERS = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xae],
  [0xb0],
  [0xb7],
  [0xbd],
  [0xc0],
  [0xc9],
  [0xd7],
  [0xe0],
  [0xe2],
  [0xe7, 0xeb],
  [0xee, 0xef],
  [0xf4],
  [0xf9],
  [0xfb],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022],
  [0x2026],
  [0x2122],
  [0x2212],
];
/** What our styles use; the typeface has 200 to 800. */
export const WEIGHTS = { min: 400, max: 700 };

export const LETTERS_FILE = fileURLToPath(new URL("letters.woff2", import.meta.url));
export const ZERO_FILE = fileURLToPath(new URL("zero.woff2", import.meta.url));

const TYPEFACE =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const TYPEFACE_OF_ZERO = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** The bytes of `letters.woff2`, from the typeface as it is installed. */
export async function makeLetters() {
  const text = LETTERS.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  ).join("");
  return partOf(TYPEFACE, text);
}

/** The bytes of `zero.woff2`: a zero without a slash, for prices. */
export const makeZero = () => partOf(TYPEFACE_OF_ZERO, "0");

async function partOf(typeface, text) {
  const file = await readFile(fileURLToPath(import.meta.resolve(typeface)));
  return subsetFont(file, text, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(LETTERS_FILE, await makeLetters());
  await writeFile(ZERO_FILE, await makeZero());
}

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  LETTERS,
  LETTERS_FILE,
  makeLetters,
  makeZero,
  WEIGHTS,
  ZERO_FILE,
} from "./make-letters.mjs";

const FIRST_FLIGHT_BYTES = 14_000;

const styles = await readFile(new URL("fonts.css", import.meta.url), "utf8");
const faces = styles.split("@font-face").slice(1);
const codes = (face: string) =>
  new Set(
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
      ([, first = "", last = first]) => {
        const from = Number.parseInt(first, 16);
        return Array.from(
          { length: Number.parseInt(last, 16) - from + 1 },
          (_, place) => from + place,
        );
      },
    ),
  );
const listed = new Set(
  LETTERS.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  ),
);

test("the letters are those of the typeface as it is installed, and come with the first packets", async () => {
  const letters = await readFile(LETTERS_FILE);
  expect(letters.equals(await makeLetters())).toBe(true);
  expect(letters.length).toBeLessThan(FIRST_FLIGHT_BYTES);
});

test("the zero of prices is that of its typeface as it is installed, in a file of its own", async () => {
  const zero = await readFile(ZERO_FILE);
  expect(zero.equals(await makeZero())).toBe(true);
  expect(zero.length).toBeLessThan(1500);
  const face = await readFile(new URL("plain-zero.css", import.meta.url), "utf8");
  expect([...codes(face)]).toEqual(["0".codePointAt(0)]);
  expect(face).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});

test("the styles take them from that file, and no letter from two", () => {
  const [own = "", rest = ""] = faces;
  expect(own).toContain("letters.woff2");
  expect(codes(own)).toEqual(listed);
  expect([...codes(rest)].filter((code) => listed.has(code))).toEqual([]);
  // Every letter of English and French is in one of them.
  const all = new Set([...codes(own), ...codes(rest)]);
  expect([..."Œœ«»ÀÂÇÈÉÊËÎÏÔÙÛÜŸñ€½"].filter((sign) => !all.has(sign.codePointAt(0) ?? 0))).toEqual(
    ["Ÿ"],
  );
});

const family = (name: string) => faces.filter((face) => face.includes(`font-family: "${name}";`));
const COMMON = "Atkinson Hyperlegible Next";
const RARE = "Atkinson Rare Letters";

test("the letters of nearly every text are the only face of their family, asked before that of the rare ones", async () => {
  expect(family(COMMON)).toHaveLength(1);
  expect(family(RARE)).toHaveLength(2);
  const colours = await readFile(new URL("colours.css", import.meta.url), "utf8");
  expect(colours).toContain(
    `--code-font-family:\n    "${COMMON}", "${RARE}", "Atkinson Fallback",`,
  );
});

test("one weight more in the styles would be another typeface's: all faces have the same", () => {
  for (const face of [...family(COMMON), ...family(RARE)]) {
    expect(face).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
  }
});

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { CONTENT } from "../packages/contracts/src/content-texts.ts";
import { projectRoot } from "./project-root.ts";
import { projectTexts } from "./project-texts.ts";

/** The school grade that the shop writes for. */
const GRADE = 8;
/** The measure is made for passages: a heading or a button's word has no grade. */
const FEWEST_WORDS = 40;

/** Sentences as they are read out, without the signs of Markdown, headings and tables. */
const plain = (markdown: string) =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/^(?:#|\||\[.*\]$).*$/gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\{[^}]*\}/g, "it")
    .replace(/^\s*(?:-|\d+\.)\s+/gm, "")
    .replace(/[*_`>]/g, "");

/** By Flesch and Kincaid: how many years of school a text asks for; undefined for a few words. */
function gradeOf(markdown: string): number | undefined {
  const text = plain(markdown);
  const sentences = text.split(/(?<=[.!?:])\s+|\n/).filter((part) => /\p{L}/u.test(part));
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const spoken = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: spoken });
}

/** What shoppers read, by its name. */
function shownTexts(): [name: string, text: string][] {
  const guides = [...projectTexts()].filter(([path]) => path.startsWith("seeds/posts/"));
  const products: { Name: string; Description: string }[] = parse(
    readFileSync(`${projectRoot}/seeds/products.csv`),
    { columns: true, bom: true },
  );
  return [
    ...guides,
    ...products.map(({ Name, Description }) => [Name, Description] as [string, string]),
    ...Object.entries(CONTENT).flatMap(([group, texts]) =>
      Object.entries(texts).flatMap(([name, { original }]) =>
        typeof original === "string" ? [[`${group}: ${name}`, original] as [string, string]] : [],
      ),
    ),
  ];
}

test("long words in long sentences have a high grade, short ones a low one", () => {
  const hard =
    "Administrative considerations notwithstanding, eligibility determinations necessitate comprehensive documentation, ";
  expect(gradeOf(`${hard.repeat(5)}.`)).toBeGreaterThan(20);
  expect(gradeOf("Sit down first. Then put on the shoe. ".repeat(8))).toBeLessThan(3);
});

test("guides, products, pages and mails can be read with eight years of school", () => {
  const graded = shownTexts().flatMap(([name, text]) => {
    const grade = gradeOf(text);
    return grade === undefined ? [] : [{ name, grade }];
  });
  expect(graded.length).toBeGreaterThan(110);
  expect(graded.filter(({ grade }) => grade > GRADE)).toEqual([]);
});

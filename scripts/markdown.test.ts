import { expect, test } from "vitest";
import { codeWords, firstCells, headingAnchors, localLinks } from "./markdown.ts";

test("links within the project are found, with the heading they lead to", () => {
  const text = "See [one](a/b.md#the-end), [two](#here) and [web](https://example.ca/c.md).";
  expect(localLinks(text)).toEqual([
    { path: "a/b.md", anchor: "the-end" },
    { path: "", anchor: "here" },
  ]);
});

test("what stands in code is no link", () => {
  expect(localLinks("`[x](y.md)`\n\n```\n[x](z.md)\n```\n")).toEqual([]);
});

test("headings have the anchors that GitHub gives them", () => {
  const text = "# The end\n## `npm test`, again\n## The end\n```\n# no heading\n```\n";
  expect([...headingAnchors(text)]).toEqual(["the-end", "npm-test-again", "the-end-1"]);
});

test("words between back quotes are found outside of fences", () => {
  expect(codeWords("`a.ts` and `b/c`\n```\n`d`\n```\n")).toEqual(["a.ts", "b/c"]);
});

test("what stands first in the rows of tables is found, without headings", () => {
  const table =
    "| call | does |\n| :-- | --: |\n| `GET /a`, `GET /b` | reads |\n| one \\| two | |\n";
  expect(firstCells(`Text | of no table\n\n${table}\n  ${table.replaceAll("\n", "\n  ")}`)).toEqual(
    [...["`GET /a`, `GET /b`", "one \\| two"], ...["`GET /a`, `GET /b`", "one \\| two"]],
  );
  expect(firstCells(`~~~\n${table}~~~\n`)).toEqual([]);
});

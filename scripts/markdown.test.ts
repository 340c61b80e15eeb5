import { expect, test } from "vitest";
import { codeWords, headingAnchors, localLinks } from "./markdown.ts";

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

import { ADDRESSES, CALL_NAMES, pathOf } from "@eldercare/contracts/calls";
import { expect, test } from "vitest";
import { projectTexts } from "./project-texts.ts";

/** Where calls may be written as paths: their table, and this test. */
const TABLE = /^packages\/contracts\/src\/|^scripts\/call-paths\.test\.ts$/;

/** A text that begins with a path of `/api`, also behind an origin; its first part. */
const PATH_IN_TEXT = /["'`](?:\$\{[^}`]*\})?\/api\/([\w.-]+)/g;

const nouns = new Set(CALL_NAMES.map((name) => pathOf(ADDRESSES[name]).split("/")[2]));

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

test("calls are named as in the table; no path of one stands elsewhere", () => {
  const found = [...projectTexts()]
    .filter(([path]) => /\.(?:ts|tsx|mts|mjs)$/.test(path) && !TABLE.test(path))
    .flatMap(([path, source]) =>
      [...withoutComments(source).matchAll(PATH_IN_TEXT)]
        .filter(([, noun]) => nouns.has(noun))
        .map(([text]) => `${path}: ${text.slice(1)}`),
    );
  expect(found).toEqual([]);
});

test("the search for paths finds them", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source, not a text.
  const sources = ['"/api/orders/7"', "`${shop}/api/products?limit=1`", '"/api/nothing"'];
  const found = sources.flatMap((source) => [...source.matchAll(PATH_IN_TEXT)].map(([, at]) => at));
  expect(found).toEqual(["orders", "products", "nothing"]);
  expect(nouns.has("nothing")).toBe(false);
});

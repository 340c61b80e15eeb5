import { expect, test } from "vitest";
import { ADDRESSES } from "../packages/contracts/src/calls/addresses.ts";
import routes from "../storefront/app/routes.ts";
import { codeWords } from "./markdown.ts";
import { projectTexts } from "./project-texts.ts";

const texts = projectTexts();
const specification = texts.get("docs/specification.md") ?? "";
const [, sectionOnScreens = "", sectionOnCalls = ""] =
  /\n## 2\. (.*?)\n## 3\. .*?\n## 7\. (.*?)\n## 8\. /s.exec(specification) ?? [];

type Route = { path?: string; children?: readonly Route[] };

const pathsOf = (route: Route): string[] => [
  ...(route.path && route.path !== "*" ? [`/${route.path}`] : []),
  ...(route.children ?? []).flatMap(pathsOf),
];

test("every page stands in the table of routes", async () => {
  const table = /### 2\.1 .*?(?=\n### )/s.exec(sectionOnScreens)?.[0] ?? "";
  const named = new Set(
    codeWords(table).map((word) => (word.split("?")[0] ?? "").replace(/\{(\w+)\}/g, ":$1")),
  );
  const paths = ((await routes) as readonly Route[])
    .flatMap(pathsOf)
    .flatMap((path) => (path.endsWith("?") ? [path.replace(/\/:\w+\?$/, ""), path] : [path]))
    .map((path) => path.replace(/\?$/, ""));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !named.has(path))).toEqual([]);
});

test("every call stands in the tables of calls, and no other", () => {
  const named = codeWords(sectionOnCalls).filter((word) => /^[A-Z]+ \/api\//.test(word));
  const calls = Object.values(ADDRESSES).map((address) => address.replace(/\?.*/, ""));
  expect([...new Set(named)].sort()).toEqual([...new Set<string>(calls)].sort());
});

/** Put together of a constant, days or times and words, so that no file holds them whole. */
const COMPOSED = [
  "30-day returns, shipped across Canada",
  "CAD $100",
  "Free shipping on orders over $300",
  "30-day Returns",
  "Password must be at least 6 characters",
  "Sat-Sun",
  "10:00 AM-5:00 PM",
];

test("email is written one way", () => {
  const others = [...texts].filter(
    ([path, text]) => /\.tsx?$/.test(path) && /(?<![\w-])e-mail/i.test(text),
  );
  expect(others.map(([path]) => path)).toEqual(["scripts/specification.test.ts"]);
});

test("texts that people read are in the sources to the letter", () => {
  const plain = (text: string) =>
    text
      .replace(/&amp;/g, "&")
      .replace(/\{" "\}/g, " ")
      .replace(/\\"/g, '"')
      .replace(/\s+/g, " ");
  const sources = plain(
    [...texts]
      .filter(([path]) => /\.tsx?$/.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path))
      .map(([, text]) => text)
      .join("\n"),
  );
  const missing = [...specification.matchAll(/“([^”]+)”/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !COMPOSED.includes(text))
    .filter((text) =>
      text.split(/\{[^}]*\}|…/).some((part) => !sources.includes(plain(part).trim())),
    );
  expect(missing).toEqual([]);
});

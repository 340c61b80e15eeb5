import { expect, test } from "vitest";
import { ADDRESSES } from "../packages/contracts/src/calls/addresses.ts";
import { MAIL_TEXTS } from "../packages/contracts/src/mail-texts.ts";
import routes from "../storefront/app/routes.ts";
import { codeWords, firstCells } from "./markdown.ts";
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

/** Calls of one method and path, such as the lists of shoppers and of staff, are one of HTTP. */
const calls = new Set(Object.values(ADDRESSES).map((address) => address.replace(/\?.*/, "")));
const callsIn = (markdown: string) =>
  codeWords(markdown).filter((word) => /^[A-Z]+ \/api\//.test(word));

test("every call has one row in the tables of calls, and no row is of another", () => {
  const named = firstCells(sectionOnCalls).flatMap(callsIn);
  expect(named.sort()).toEqual([...calls].sort());
});

test("what is said of calls is said of calls that there are", () => {
  expect(callsIn(specification).filter((call) => !calls.has(call))).toEqual([]);
});

/** A subject whose values may have other names, as people read them. */
const withoutNames = (subject: string) => subject.replace(/\{[^}]*\}/g, "{}");

test("every mail has one row in the table of mails, and no row is of another", () => {
  const table = /\n### 2\.28 .*?(?=\n### )/s.exec(specification)?.[0] ?? "";
  const named = firstCells(table)
    .flatMap((cell) => [...cell.matchAll(/“([^”]+)”/g)])
    .map(([, subject = ""]) => withoutNames(subject));
  // Mails of one subject are one to whoever gets them. The last one is a test of any other's words.
  const subjects = new Set(Object.values(MAIL_TEXTS).map(({ subject }) => withoutNames(subject)));
  expect(named.sort()).toEqual([...subjects, "Test: {}"].sort());
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

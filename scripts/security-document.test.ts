import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "./project-root.ts";
import { projectTexts } from "./project-texts.ts";
import { securityLines } from "./security-document.ts";

const document = projectTexts().get("docs/security.md") ?? "";
const lines = securityLines(document);
const Numbers = z.array(z.string());
const { level1, level2 } = z
  .object({ level1: Numbers, level2: Numbers })
  .parse(JSON.parse(readFileSync(new URL("./asvs-requirements.json", import.meta.url), "utf8")));

const isTest = (path: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(path);
const named = (line: (typeof lines)[number]) => line.requirements.join(", ");

test("each requirement of levels 1 and 2 of the standard has one line", () => {
  const asked = [...level1, ...level2].sort();
  expect(lines.flatMap(({ requirements }) => requirements).sort()).toEqual(asked);
});

test("a line has the levels of its requirements", () => {
  const levelOf = (number: string) => (level1.includes(number) ? "1" : "2");
  const wrong = lines.filter(
    ({ requirements, levels }) =>
      [...new Set(requirements.map(levelOf))].sort().join() !== levels.join(),
  );
  expect(wrong.map(named)).toEqual([]);
});

test("a line is met, not met, or about what is not there", () => {
  const others = lines.filter(({ state }) => !["met", "not met", "n/a"].includes(state));
  expect(others.map(named)).toEqual([]);
});

test("what is met says how, and by which test, or why no test can tell", () => {
  const bare = lines.filter(
    ({ state, code, test: by }) =>
      state === "met" &&
      (code.words === "" || !(by.files.some(isTest) || /^none: \S/.test(by.words))),
  );
  expect(bare.map(named)).toEqual([]);
});

test("what is not met, or does not apply, says why", () => {
  const bare = lines.filter(({ state, code }) => state !== "met" && code.words === "");
  expect(bare.map(named)).toEqual([]);
});

test("the files that a line names are there, by their whole path", () => {
  const missing = lines.flatMap((line) =>
    [...line.code.files, ...line.test.files]
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${named(line)}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("the numbers of the summary are those of the lines", () => {
  const count = (chapter: string, state: string) =>
    lines
      .filter((line) => line.state === state && line.requirements[0]?.startsWith(`${chapter}.`))
      .flatMap(({ requirements }) => requirements).length;
  const summary = [...document.matchAll(/^\| (V\d+) .*? \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
  expect(summary).toHaveLength(17);
  for (const [, chapter = "", ...numbers] of summary) {
    const counted = ["met", "not met", "n/a"].map((state) => count(chapter, state));
    expect(numbers.map(Number), chapter).toEqual(counted);
  }
  const all = /^\| all \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(document)?.slice(1).map(Number);
  expect(all?.reduce((sum, number) => sum + number, 0)).toBe(level1.length + level2.length);
});

test("everything that is not met stands in the list by weight", () => {
  const list = document.split("## Not met, the gravest first")[1]?.split("\n## ")[0] ?? "";
  const open = lines
    .filter(({ state }) => state === "not met")
    .flatMap((line) => line.requirements);
  const listed = [...list.matchAll(/V\d+\.\d+\.\d+/g)].map(([number]) => number);
  expect(listed.sort()).toEqual(open.sort());
});

import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { codeWords, headingAnchors, localLinks } from "./markdown.ts";
import { projectRoot } from "./project-root.ts";
import { projectTexts } from "./project-texts.ts";
import { partsOfSpecification } from "./specification-parts.ts";

const texts = projectTexts();
const thisFile = "scripts/citations.test.ts";
const isCode = (path: string) => /\.(?:ts|tsx|mts|mjs|css)$/.test(path);
const isDocument = (path: string) => path.endsWith(".md") && !path.startsWith("seeds/posts/");
const documents = [...texts].filter(([path]) => isDocument(path));

/** A comment's lines as one, so that a citation may be broken between two of them. */
const flat = (text: string) => text.replace(/\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, " ");

/** What `find` says of each text, with the file's name before it. */
function problems(find: (text: string, path: string) => readonly string[]): string[] {
  return [...texts]
    .filter(([path]) => path !== thisFile && (isCode(path) || isDocument(path)))
    .flatMap(([path, text]) => find(text, path).map((problem) => `${path}: ${problem}`));
}

test("sections of the specification that are cited are there, under the name that is cited", () => {
  const parts = partsOfSpecification(texts.get("docs/specification.md") ?? "");
  const unknown = problems((text) =>
    [...flat(text).matchAll(/\bspec((?:,? (?:and )?§\d+(?:\.\d+)?(?: [A-Z][^§]{0,60})?)+)/g)]
      .flatMap(([, list = ""]) => [...list.matchAll(/§(\d+(?:\.\d+)?) ?([A-Z][^§]*)?/g)])
      .filter(([, number = "", name]) => {
        const names = parts.get(number);
        return !names || (name && ![...names].some((known) => name.startsWith(known)));
      })
      .map(([citation]) => `spec ${citation.trim()}`),
  );
  expect(unknown).toEqual([]);
});

test("decisions that are cited are there", () => {
  const numbers = new Set(
    [...texts.keys()].map((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1]),
  );
  const unknown = problems((text) =>
    [...flat(text).matchAll(/\bdecisions?[ /](\d{3})\b/g)]
      .filter(([, number]) => !numbers.has(number))
      .map(([citation]) => citation),
  );
  expect(unknown).toEqual([]);
});

test("the index of the decisions has each of them, in order and under its title", () => {
  const files = [...texts].filter(([path]) => /^docs\/decisions\/\d{3}-/.test(path)).sort();
  const listed = (texts.get("docs/decisions/README.md") ?? "").match(/^\| \[\d{3}\].*?\|.*?\|/gm);
  expect(listed).toEqual(
    files.map(([path, text]) => {
      const [, number, title] = /^# (\d{3}): (.*)$/m.exec(text) ?? [];
      return `| [${number}](${path.slice("docs/decisions/".length)}) | ${title} |`;
    }),
  );
});

test("nothing cites documents that are not in the repository", () => {
  expect(problems((text) => text.match(/(?<![\w-])(?:spec|design)\.md\b/g) ?? [])).toEqual([]);
});

test("links between documents lead to files and headings that are there", () => {
  const broken = documents.flatMap(([path, text]) =>
    localLinks(text)
      .filter((link) => {
        const target = link.path ? normalize(join(dirname(path), link.path)) : path;
        if (!existsSync(join(projectRoot, target))) return true;
        return link.anchor !== "" && !headingAnchors(texts.get(target) ?? "").has(link.anchor);
      })
      .map((link) => `${path}: ${link.path}${link.anchor && `#${link.anchor}`}`),
  );
  expect(broken).toEqual([]);
});

test("files and folders that documents name are there", () => {
  const known = new Set([...texts.keys()].flatMap(endingsOf));
  const isThere = (word: string, path: string) =>
    known.has(word) ||
    ["", dirname(path)].some((folder) => existsSync(join(projectRoot, folder, word)));
  const missing = documents
    .filter(([path]) => path !== "CHANGELOG.md")
    .flatMap(([path, text]) =>
      codeWords(text)
        .map((word) => word.replace(/\/$/, ""))
        .filter((word) => isPath(word, known) && !isThere(word, path))
        .map((word) => `${path}: ${word}`),
    );
  expect(missing).toEqual([]);
});

/** "b/c.ts" names a/b/c.ts as well as its whole path does; so do the folders on its way. */
function endingsOf(path: string): string[] {
  const names = path.split("/");
  return names.flatMap((_, end) =>
    names.slice(0, end + 1).map((__, start) => names.slice(start, end + 1).join("/")),
  );
}

/** A path of this repository: not an address, a package, a pattern or a place that a build makes. */
function isPath(word: string, known: ReadonlySet<string>): boolean {
  if (!/^[\w.[\]-]+(?:\/[\w.[\]-]+)*$/.test(word) || word.includes(".medusa/")) return false;
  const [first = "", ...others] = word.split("/");
  return /\.(?:tsx?|mts|mjs|md|sql)$/.test(word) || (others.length > 0 && known.has(first));
}

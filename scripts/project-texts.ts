import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

const GENERATED = new Set([
  "node_modules",
  "dist",
  "build",
  "coverage",
  ".git",
  ".medusa",
  ".react-router",
  ".cache",
  ".data",
]);
const TEXT = /(?:\.(?:ts|tsx|mts|mjs|css|md|json|yml|sql)|\/\.env\.example|\/\.ci\/run)$/;

/** Every source and document of the project: its path from the root, and its text. */
export function projectTexts(): Map<string, string> {
  const files = readdirSync(projectRoot, { withFileTypes: true })
    .filter(({ name }) => !GENERATED.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]));
  return new Map(
    files
      .filter((path) => TEXT.test(`/${path}`) && path !== "package-lock.json")
      .map((path) => [path, readFileSync(join(projectRoot, path), "utf8")]),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !GENERATED.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

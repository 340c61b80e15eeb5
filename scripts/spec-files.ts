import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "./project-root.ts";

const FOLDERS = { integration: "backend/integration-tests", e2e: "tests/e2e" } as const;

/** How many test files of a stage hold one of the words in their path; without words, all of them. */
export async function countSpecFiles(
  stage: keyof typeof FOLDERS,
  words: readonly string[],
): Promise<number> {
  const folder = FOLDERS[stage];
  const files = await readdir(join(projectRoot, folder), { recursive: true });
  return files.filter((file) => {
    const isWanted = words.length === 0 || words.some((word) => `${folder}/${file}`.includes(word));
    return file.endsWith(".spec.ts") && isWanted;
  }).length;
}

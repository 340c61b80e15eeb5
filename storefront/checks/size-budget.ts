import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectPageFiles, parseManifest } from "./page-files.ts";
import { budgetTable, type PageWeight, tooHeavy } from "./page-weights.ts";

/** Routes whose first load is weighed, with the name that the table shows. */
const WEIGHED_PAGES = {
  "routes/home": "home",
  "routes/products": "listing",
  "routes/product": "product",
  "routes/not-found": "not found",
} as const;

const CLIENT_FOLDER = fileURLToPath(new URL("../build/client", import.meta.url));
function readManifest() {
  const name = readdirSync(`${CLIENT_FOLDER}/assets`).find((file) =>
    /^manifest-\w+\.js$/.test(file),
  );
  if (!name) throw new Error("There is no build to weigh: run `react-router build` first.");
  return parseManifest(readFileSync(`${CLIENT_FOLDER}/assets/${name}`, "utf8"));
}

/** As browsers load it: the brotli twin that the build wrote. */
function compressedBytes(file: string): number {
  return statSync(`${CLIENT_FOLDER}/${file}.br`).size;
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedBytes(file), 0);
}

/** Fails the build when a page's first load grows beyond the budget. */
function main(): void {
  const manifest = readManifest();
  const pages = Object.entries(WEIGHED_PAGES).map(([route, page]): PageWeight => {
    const { scripts, styles } = collectPageFiles(manifest, route);
    return {
      page,
      scriptBytes: weigh(scripts),
      scriptFiles: scripts.length,
      styleBytes: weigh(styles),
    };
  });
  console.log(budgetTable(pages));
  const problems = tooHeavy(pages);
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  }
}

main();

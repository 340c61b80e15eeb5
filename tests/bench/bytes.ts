import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MODULE_SIZES, type ModuleSizes } from "../../storefront/build-plugins/module-sizes.ts";
import { builtPages } from "../../storefront/checks/built-pages.ts";
import { budgetTable } from "../../storefront/checks/page-weights.ts";

/**
 * `npm run bench -- bytes`: what the first load of each page weighs, file by file, as it is sent
 * (brotli), and the largest modules of each script, before they were made small. Measures no time.
 * Writes tests/bench/results/bytes.json.
 */
const LARGEST_MODULES = 12;

const pages = builtPages();
const modules = JSON.parse(readFileSync(MODULE_SIZES, "utf8")) as ModuleSizes;
const fileNames = [...new Set(pages.flatMap(({ files }) => Object.keys(files)))];
// Names change with their content; a table to compare does not.
const withoutHash = (file: string) => file.replace(/^\/?assets\//, "").replace(/-[\w-]{8}\./, ".");
/** Two files of one name are told apart by their order. */
function byName<Value>(entries: (readonly [string, Value])[]): Record<string, Value> {
  const named: Record<string, Value> = {};
  for (const [file, value] of entries) {
    let name = withoutHash(file);
    while (name in named) name += "'";
    named[name] = value;
  }
  return named;
}

const largest = byName(
  fileNames.flatMap((file) => {
    const made = Object.entries(modules[file.replace(/^\//, "")] ?? {});
    return made.length > 0
      ? [[file, Object.fromEntries(made.slice(0, LARGEST_MODULES))] as const]
      : [];
  }),
);
const table = Object.fromEntries(
  pages.map(({ page, files, ...weight }) => [
    page,
    { ...weight, files: byName(Object.entries(files).sort((a, b) => b[1] - a[1])) },
  ]),
);

console.log(budgetTable(pages));
await writeFile(
  join(import.meta.dirname, "results/bytes.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), pages: table, largestModules: largest }, null, 2)}\n`,
);

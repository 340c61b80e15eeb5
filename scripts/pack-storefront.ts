import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { neededPackages } from "./needed-packages.ts";
import { projectRoot } from "./project-root.ts";

/**
 * `tsx scripts/pack-storefront.ts <folder>`: the built storefront and the packages that it needs to run, for
 * an image without Medusa's.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error("Name a folder that is not there yet.");
const storefront = join(projectRoot, "storefront");
const named: string[] = JSON.parse(
  readFileSync(join(storefront, "build/packages-named.json"), "utf8"),
);
const into = (path: string) => join(target, relative(projectRoot, path));

for (const each of ["package.json", "build/server", "build/client"])
  cpSync(join(storefront, each), into(join(storefront, each)), { recursive: true });
for (const { path, folder } of neededPackages(projectRoot, storefront, named)) {
  cpSync(folder, into(folder), {
    recursive: true,
    filter: (file) => file === folder || isRun(basename(file)),
  });
  if (path !== folder) {
    mkdirSync(dirname(into(path)), { recursive: true });
    symlinkSync(relative(dirname(path), folder), into(path));
  }
}

/** Packages within packages are copied by themselves; types and source maps are for who develops. */
function isRun(name: string) {
  return name !== "node_modules" && !/\.(?:[cm]?tsx?|map|tsbuildinfo)$/.test(name);
}

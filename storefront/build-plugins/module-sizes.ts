import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Beside the built files, not among them: it is not for browsers. */
export const MODULE_SIZES = fileURLToPath(new URL("../build/module-sizes.json", import.meta.url));

/** Bytes of each module, before they are made small, by the file of the build that holds it. */
export type ModuleSizes = Record<string, Record<string, number>>;

/** Vite plugin: writes down what each file of the build is made of, for `npm run bench -- bytes`. */
export function moduleSizes(): Plugin {
  return {
    name: "module-sizes",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    writeBundle(_options, bundle) {
      const sizes: ModuleSizes = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        sizes[file.fileName] = Object.fromEntries(
          Object.entries(file.modules)
            .map(([id, { renderedLength }]) => [relative(ROOT, id), renderedLength] as const)
            .filter(([, bytes]) => bytes > 0)
            .sort((a, b) => b[1] - a[1]),
        );
      }
      mkdirSync(dirname(MODULE_SIZES), { recursive: true });
      writeFileSync(MODULE_SIZES, JSON.stringify(sizes));
    },
  };
}

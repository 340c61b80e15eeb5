import { writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Beside the built files: what the image needs besides them (`scripts/pack-storefront.ts`). */
export const PACKAGES_NAMED = fileURLToPath(
  new URL("../build/packages-named.json", import.meta.url),
);

/** Vite plugin: writes down which modules the built server imports and does not hold. */
export function packagesNamed(): Plugin {
  return {
    name: "packages-named",
    apply: (config, { command }) => command === "build" && Boolean(config.build?.ssr),
    writeBundle(_options, bundle) {
      const names = Object.values(bundle)
        .flatMap((file) => (file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : []))
        .filter((name) => !(name in bundle) && !isOfNode(name));
      writeFileSync(PACKAGES_NAMED, JSON.stringify([...new Set(names)].sort()));
    },
  };
}

const isOfNode = (name: string) => name.startsWith("node:") || builtinModules.includes(name);

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const PART = /^@radix-ui\/(react-[a-z-]+|primitive|number|rect)$/;
const PART_FOLDER = /^(.*\/node_modules\/@radix-ui\/(?:react-[a-z-]+|primitive|number|rect))\//;

const themesFolder = dirname(
  createRequire(import.meta.url).resolve("@radix-ui/themes/package.json"),
);

function versionIn(folder: string): string | null {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version?: string };
  return version ?? null;
}

/**
 * Vite plugin for production builds: npm installs several copies of Radix's parts in the same
 * version, because Medusa's admin holds older ones at the root. Pages need one: it is less to load,
 * and dialogs and toasts only know of each other's layers when they share the part that counts them.
 */
export function oneRadixCopy(): Plugin {
  return {
    name: "one-radix-copy",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !PART.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const folder = PART_FOLDER.exec(found?.id ?? "")?.[1];
      const shared = join(themesFolder, "node_modules", source);
      if (!folder || folder === shared || versionIn(folder) !== versionIn(shared)) return found;
      return this.resolve(source, join(themesFolder, "package.json"), {
        ...options,
        skipSelf: true,
      });
    },
  };
}

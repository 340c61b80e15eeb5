/**
 * Whether the packages that a command needs are here. Plain JavaScript without packages: it runs before
 * anything else.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** They work on what was built, and build nothing where that is of these sources. */
const WITHOUT_TOOLS = new Set([
  "admin-password",
  "backup",
  "catalogue",
  "export",
  "files",
  "migrate",
  "restore",
  "seed",
  "template",
]);

/**
 * Compares versions, not times: a copied or freshly pulled tree has any times. An image was built and then
 * lost every package of development (`npm prune --omit=dev`): that is enough for some commands.
 */
export function isInstalled(root, command) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !present) return false;
  const isPruned =
    existsSync(join(root, ".cache", "built", "backend")) &&
    !Object.values(present).some(({ dev }) => dev);
  const isEnough = isPruned && WITHOUT_TOOLS.has(command);
  return Object.entries(wanted).every(
    ([path, { version, link, optional, dev, devOptional }]) =>
      !path.startsWith("node_modules/") ||
      (isEnough && (dev || devOptional)) ||
      (link ? existsSync(join(root, path)) : optional || present[path]?.version === version),
  );
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

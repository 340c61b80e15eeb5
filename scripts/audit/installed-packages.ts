import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../project-root.ts";

const Dependencies = z.record(z.string(), z.string()).optional();
const LockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  dependencies: Dependencies,
  optionalDependencies: Dependencies,
  peerDependencies: Dependencies,
  devDependencies: Dependencies,
});
const LockFile = z.object({ packages: z.record(z.string(), LockedPackage) });

/** Packages of a lock file by their folder, from the root: "node_modules/express"; ours too. */
export type LockedPackages = z.output<typeof LockFile>["packages"];

/** A package from the registry, where it lies, and by what it came. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** From the root: "node_modules/express". */
  folder: string;
  /** It is there without the development dependencies. */
  isProduction: boolean;
  /** Names from one of ours down to this one, the shortest way; only what production has where it is production's. */
  broughtBy: readonly string[];
  /** The licence as the lock file says it, for packages of other platforms, which are not on this machine. */
  lockedLicence: string | undefined;
}

/** What package-lock.json says, read from the project's root. */
export function lockedPackages(): LockedPackages {
  return LockFile.parse(JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")))
    .packages;
}

/** Every package of a lock file that is not ours, in the lock file's order. */
export function installedPackages(packages: LockedPackages): InstalledPackage[] {
  const inProduction = waysTo(packages, [
    "dependencies",
    "optionalDependencies",
    "peerDependencies",
  ]);
  const inAll = waysTo(packages, [
    "dependencies",
    "optionalDependencies",
    "peerDependencies",
    "devDependencies",
  ]);
  return Object.entries(packages)
    .filter(([folder, { link }]) => nameAt(folder) !== undefined && !link)
    .map(([folder, { version = "", license }]) => ({
      name: nameAt(folder) ?? folder,
      version,
      folder,
      isProduction: inProduction.has(folder),
      broughtBy: inProduction.get(folder) ?? inAll.get(folder) ?? [],
      lockedLicence: license,
    }));
}

type Kind = "dependencies" | "optionalDependencies" | "peerDependencies" | "devDependencies";

/** The shortest way from the root, or one of the workspaces, to each folder, over dependencies of these kinds. */
function waysTo(packages: LockedPackages, kinds: readonly Kind[]): Map<string, readonly string[]> {
  const ours = Object.keys(packages).filter((folder) => nameAt(folder) === undefined);
  const ways = new Map<string, readonly string[]>(
    ours.map((folder) => [folder, [folder || "the root"]]),
  );
  // A map that grows while it is gone through is a queue: nearest first.
  for (const [folder, way] of ways) {
    for (const name of kinds.flatMap((kind) => Object.keys(packages[folder]?.[kind] ?? {}))) {
      const found = folderOf(packages, folder, name);
      if (found !== undefined && !ways.has(found)) ways.set(found, [...way, name]);
    }
  }
  return ways;
}

/** Where Node.js finds a package: in the nearest node_modules up from who asks. */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const found = packages[candidate];
    if (found) return found.link ? found.resolved : candidate;
    if (!folder) return undefined;
  }
}

/** The package's name, "@scope/name"; undefined for the root and the workspaces. */
function nameAt(folder: string): string | undefined {
  const at = folder.lastIndexOf("node_modules/");
  return at < 0 ? undefined : folder.slice(at + "node_modules/".length);
}

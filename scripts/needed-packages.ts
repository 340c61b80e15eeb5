import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface NeededPackage {
  /** Where Node.js looks for it. */
  path: string;
  /** Where it lies: elsewhere, if it is a workspace. */
  folder: string;
}

/**
 * The packages that a program in `folder` needs to run: those of the modules that it names, and what each
 * of them stands on. Everything lies below `root`.
 */
export function neededPackages(root: string, folder: string, modules: string[]): NeededPackage[] {
  const needed = new Map<string, NeededPackage>();
  const need = (name: string, from: string, isAsked = true) => {
    const path = lookUp(root, name, from);
    if (!path) {
      if (isAsked) throw new Error(`${from} needs ${name}, which is not installed.`);
      return;
    }
    if (needed.has(path)) return;
    const its = { path, folder: realpathSync(path) };
    needed.set(path, its);
    const manifest: Manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    for (const { name, isAsked } of dependencies(manifest)) need(name, its.folder, isAsked);
  };
  for (const module of modules) need(packageOf(module), folder);
  return [...needed.values()];
}

/** Optional peers are left out: who uses one names it. */
function dependencies(manifest: Manifest) {
  const { optionalDependencies: optional = {}, peerDependenciesMeta: peers = {} } = manifest;
  const asked = Object.keys(manifest.dependencies ?? {}).filter((name) => !(name in optional));
  const required = Object.keys(manifest.peerDependencies ?? {}).filter(
    (name) => !peers[name]?.optional,
  );
  return [
    ...[...asked, ...required].map((name) => ({ name, isAsked: true })),
    ...Object.keys(optional).map((name) => ({ name, isAsked: false })),
  ];
}

/** `@scope/name/inner/file.js` is of `@scope/name`. */
const packageOf = (module: string) =>
  module
    .split("/")
    .slice(0, module.startsWith("@") ? 2 : 1)
    .join("/");

function lookUp(root: string, name: string, from: string): string | undefined {
  const path = join(from, "node_modules", name);
  if (existsSync(join(path, "package.json"))) return path;
  return from === root || from === dirname(from) ? undefined : lookUp(root, name, dirname(from));
}

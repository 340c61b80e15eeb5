import { type BuildManifest, parentsOf } from "../checks/page-files.ts";

/**
 * React Router's manifest, which every page loads, without what it says twice: a route names all files
 * that it imports, those of the routes around it and of the entry among them, which are there before.
 * What is fetched for a page, and in which order, stays the same.
 */
export function withoutParentsFiles(manifest: BuildManifest): BuildManifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const around = parentsOf(manifest, id);
    const there = new Set([
      ...manifest.entry.imports,
      ...around.flatMap(({ module, imports = [] }) => [module, ...imports]),
    ]);
    const imports = route.imports?.filter((file) => !there.has(file));
    return [id, { ...route, imports }] as const;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

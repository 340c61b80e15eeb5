import { type BuildManifest, parentsOf, type RouteFiles } from "../checks/page-files.ts";

/** Files of a route that are not there before it: those of the routes around it and of the entry are. */
function ownImports(manifest: BuildManifest, route: RouteFiles): string[] {
  const there = new Set([
    ...manifest.entry.imports,
    ...parentsOf(manifest, route.id).flatMap(({ module, imports = [] }) => [module, ...imports]),
  ]);
  return (route.imports ?? []).filter((file) => !there.has(file));
}

const saysSomething = (value: unknown) =>
  value !== false && !(Array.isArray(value) && value.length === 0);

/**
 * React Router's manifest, which every page loads, without what it says twice and without the answers "no".
 * What is fetched for a page, and in which order, stays the same: the server, whose manifest is whole, writes
 * links to a page's files, and in the browser React has to find the same ones.
 */
export function lighterManifest(manifest: BuildManifest): BuildManifest {
  const routes = Object.values(manifest.routes).map((route) => {
    const all = Object.entries({ ...route, imports: ownImports(manifest, route) });
    const said = all.filter(([, value]) => saysSomething(value));
    return [route.id, Object.fromEntries(said) as RouteFiles] as const;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

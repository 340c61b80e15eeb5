import { type BuildManifest, parentsOf, type RouteFiles } from "../checks/page-files.ts";

/** Screens of the back office: their files are found by what imports them, one round trip of staff's later. */
const OF_STAFF = /^routes\/admin/;

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
 * React Router's manifest, which every page loads, without what it says twice, without the answers "no" and
 * without what only staff's screens import. What is fetched for a page of the shop, and in which order, stays
 * the same.
 */
export function lighterManifest(manifest: BuildManifest): BuildManifest {
  const routes = Object.values(manifest.routes).map((route) => {
    const imports = OF_STAFF.test(route.id) ? [] : ownImports(manifest, route);
    const said = Object.entries({ ...route, imports }).filter(([, value]) => saysSomething(value));
    return [route.id, Object.fromEntries(said) as RouteFiles] as const;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

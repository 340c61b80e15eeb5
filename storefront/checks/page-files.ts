/** What the build says about its pages: the part of React Router's browser manifest that is read here. */
export type RouteFiles = {
  id: string;
  parentId?: string | undefined;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
  hasLoader?: boolean;
  hasAction?: boolean;
};
export type BuildManifest = {
  entry: { module: string; imports: string[]; css?: string[] | undefined };
  routes: Record<string, RouteFiles>;
  url: string;
};

const MANIFEST_START = "window.__reactRouterManifest=";

/** Reads the manifest out of the script that the build made of it. */
export function parseManifest(script: string): BuildManifest {
  const start = script.indexOf(MANIFEST_START);
  if (start < 0) throw new Error("The build's route manifest has another form than expected.");
  const json = script.slice(start + MANIFEST_START.length).replace(/;\s*$/, "");
  return JSON.parse(json) as BuildManifest;
}

/** The same script again. */
export const manifestText = (manifest: BuildManifest): string =>
  `${MANIFEST_START}${JSON.stringify(manifest)};`;

/** A route and the layouts around it, outermost last. */
function routeWithParents(manifest: BuildManifest, id: string): RouteFiles[] {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The build has no route ${id}.`);
  return [route, ...parentsOf(manifest, id)];
}

/** The layouts around a route, outermost last. */
export function parentsOf(manifest: BuildManifest, id: string): RouteFiles[] {
  const parentId = manifest.routes[id]?.parentId;
  return parentId ? routeWithParents(manifest, parentId) : [];
}

const withoutHash = (file: string) => file.replace(/#.*$/, "");
const unique = (files: readonly string[]) => [...new Set(files.map(withoutHash))];

/** Scripts and stylesheets that a browser loads before a page of this route works. */
export function collectPageFiles(
  manifest: BuildManifest,
  routeId: string,
): { scripts: string[]; styles: string[] } {
  const routes = routeWithParents(manifest, routeId);
  return {
    scripts: unique([
      manifest.url,
      manifest.entry.module,
      ...manifest.entry.imports,
      ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
    ]),
    styles: unique([...(manifest.entry.css ?? []), ...routes.flatMap((route) => route.css ?? [])]),
  };
}

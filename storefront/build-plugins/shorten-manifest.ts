import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ASSETS_FOLDER = fileURLToPath(new URL("../build/client/assets", import.meta.url));
const ASSIGNED = "window.__reactRouterManifest=";
const OF_THE_BACK_OFFICE = /^routes\/admin\b/;

type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * React Router's list of routes for browsers, `window.__reactRouterManifest=…`, without the files
 * that the back office's routes import: those files name them too, and shoppers, who have the list
 * with their first page, do not go there. Throws when the list has another form now.
 */
export function shortManifest(script: string): string {
  if (!script.startsWith(ASSIGNED)) {
    throw new Error("React Router's list of routes has another form now.");
  }
  const manifest: Manifest = JSON.parse(script.slice(ASSIGNED.length).replace(/;\s*$/, ""));
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (OF_THE_BACK_OFFICE.test(id)) route.imports = [];
  }
  return `${ASSIGNED}${JSON.stringify(manifest)};`;
}

/** Shortens the list of the build that has just been made. */
function main(): void {
  const names = readdirSync(ASSETS_FOLDER).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (names.length !== 1) throw new Error("The build has no list of routes, or several.");
  for (const name of names) {
    const path = `${ASSETS_FOLDER}/${name}`;
    writeFileSync(path, shortManifest(readFileSync(path, "utf8")));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

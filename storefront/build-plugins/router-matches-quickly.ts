import type { Plugin } from "vite";
import { ROUTER_FILE } from "./router-files.ts";

/**
 * What React Router does with all of the shop's routes whenever it looks one up, and what it does in the
 * build, by the function that tells the file. Each stands there exactly once.
 */
const SHORTCUTS: Readonly<Record<string, readonly (readonly [is: string, becomes: string])[]>> = {
  "function getHydrationData(": [
    // The page brings the files of the routes that the server found it by, and of no other.
    [
      "let initialMatches = matchRoutes(routes, location, basename);",
      "let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));",
    ],
  ],
  "function matchRouteBranch(": [
    // What the router has sorted once is not sorted anew for each link that is prefetched.
    [
      "() => matchRoutes(router.routes, page, router.basename),",
      "() => matchRoutesImpl(router.routes, page, router.basename, false, router.branches),",
    ],
    // A route whose first word is another one needs no pattern to be told apart.
    [
      "function matchRouteBranch(branch, pathname, allowPartial = false) {",
      `function matchRouteBranch(branch, pathname, allowPartial = false) {
      let [, first] = branch.path.split("/");
      if (/^[\\w.-]+$/.test(first) && first.toLowerCase() !== (pathname.split("/", 2)[1] ?? "").toLowerCase()) return null;`,
    ],
    // Patterns are made when they are first asked, and kept.
    [
      `routesMeta: routesMeta.map((meta2, i) => {
        let [matcher, params] = compilePath(
          meta2.relativePath,
          meta2.caseSensitive,
          i === routesMeta.length - 1
        );
        return {
          ...meta2,
          matcher,
          compiledParams: params
        };
      })`,
      "routesMeta",
    ],
    [
      "function compilePath(path, caseSensitive = false, end = true) {",
      `var patterns = {};
     function compilePath(path, caseSensitive = false, end = true) {
       return (patterns[[caseSensitive, end, path]] ??= compilePathAnew(path, caseSensitive, end));
     }
     function compilePathAnew(path, caseSensitive, end) {`,
    ],
  ],
};

/** React Router that looks routes up with less work, and finds the same. Throws when it does so differently now. */
export function withShortcuts(code: string): string {
  const shortcuts = Object.entries(SHORTCUTS).flatMap(([file, its]) =>
    code.includes(file) ? its : [],
  );
  return shortcuts.reduce((shorter, [is, becomes]) => {
    const [before, after, ...others] = shorter.split(is);
    if (before === undefined || after === undefined || others.length > 0) {
      throw new Error(`React Router matches addresses differently now: ${is}`);
    }
    return before + becomes + after;
  }, code);
}

/**
 * Vite plugin for the browser's files: React Router makes patterns of all of the shop's routes, and asks
 * them one after the other, when it makes its router and again for each link that it prefetches.
 */
export function routerMatchesQuickly(): Plugin {
  return {
    name: "router-matches-quickly",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform: (code, id) => (ROUTER_FILE.test(id) ? withShortcuts(code) : null),
  };
}

import { type Plugin, parseAst } from "vite";
import { isNode, nodesOf } from "./syntax-nodes.ts";

/** React Router's file in which a page's data becomes that of its router. */
const FILE = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const MARK = "function getHydrationData(";

/** The page brings the files of the routes that the server found it by, and of no other. */
const MATCHED = "Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }))";

/** React Router that takes the page's own routes for those it was matched by. Throws when it asks differently now. */
export function withoutFirstMatch(code: string): string {
  const within = nodesOf(/^FunctionDeclaration$/, parseAst(code)).find(
    ({ id }) => isNode(id) && id.name === "getHydrationData",
  );
  const [call, ...others] = nodesOf(/^CallExpression$/, within).filter(
    ({ callee }) => isNode(callee) && callee.name === "matchRoutes",
  );
  if (!call || others.length > 0) throw new Error("React Router matches a page differently now.");
  return code.slice(0, call.start) + MATCHED + code.slice(call.end);
}

/**
 * Vite plugin for the browser's files: before it makes its router, which matches the page by all of the
 * shop's routes, React Router does so once more, only to know which of them the page has. It was a quarter
 * of the task in which the router is made.
 */
export function routerMatchedOnce(): Plugin {
  return {
    name: "router-matched-once",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform: (code, id) =>
      FILE.test(id) && code.includes(MARK) ? withoutFirstMatch(code) : null,
  };
}

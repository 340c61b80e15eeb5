import { type Plugin, parseAst } from "vite";
import { ROUTER_FILE } from "./router-files.ts";
import { isNode, nodesOf } from "./syntax-nodes.ts";

/** Of React Router's largest file, where its router is made. */
const MARK = "function createRouter(";

/** What must hold is still made sure of; the sentences about it are for developers. */
const FAILED =
  'if (value === false || value === null || value === undefined) throw new Error("React Router failed.");';
const FAILS = 'throw new Error("This part of React Router is left out of the build.");';

/**
 * What stands in for the bodies of React Router's functions that this shop has no way to. The page
 * brings all routes, nobody asks for components of the server, calls beside the page are TanStack
 * Query's, forms are the browser's, and the server renders each page.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  // Routes that are found as one goes (react-router.config.ts: routeDiscovery).
  isFogOfWarEnabled: "return false;",
  useFogOFWarDiscovery: "",
  getPatchRoutesOnNavigationFunction: "return undefined;",
  getPartialManifest: FAILS,
  checkFogOfWar: "return { active: false, matches: null };",
  discoverRoutes: FAILS,
  // Components of the server.
  useIsRSCRouterContext: "return false;",
  decodeRouteErrorResponseDigest: FAILS,
  RSCErrorHandler: FAILS,
  RSCPrefetchPageLinksImpl: FAILS,
  patchRoutes: FAILS,
  _internalSetRoutes: FAILS,
  // `useFetcher`, and what each navigation does for the fetchers that there might be.
  fetch2: FAILS,
  getFetcher: FAILS,
  resetFetcher: FAILS,
  deleteFetcher: "",
  abortFetcher: "",
  queueFetcherForDeletion: FAILS,
  getUpdatedRevalidatingFetchers: FAILS,
  markFetchRedirectsDone: "return false;",
  abortStaleFetchLoads: "return false;",
  singleFetchLoaderFetcherStrategy: FAILS,
  // Links that know where they lead, and the router's own forms: ours are the browser's (decision 037).
  NavLinkWithRef: FAILS,
  useFormAction: FAILS,
  useSubmit: FAILS,
  normalizeNavigateOptions: "return { path };",
  getSubmissionFromNavigation: "return undefined;",
  createClientSideRequest:
    "return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });",
  createRequestInit: "return { signal: request.signal };",
  handleAction: FAILS,
  getUpdatedActionData: "return undefined;",
  getActionDataForCommit: "return {};",
  singleFetchActionStrategy: FAILS,
  // What stands in for pages that are missing; the shop has its own for each (app/root.tsx).
  RemixRootDefaultErrorBoundary: "return null;",
  RemixRootDefaultHydrateFallback: "return null;",
  DefaultErrorComponent: "return null;",
  // A router without data, and what only developers are told.
  useNavigateUnstable: FAILS,
  warning: "",
  warningOnce: "",
  warnOnce: "",
  invariant: FAILED,
  invariant2: FAILED,
  // `instrumentations` of the entry.
  getRouteInstrumentationUpdates: FAILS,
  instrumentClientSideRouter: FAILS,
  // A page's file that did not come may be of an older build: whoever goes there is led there by the
  // server. Where it does not answer either, the shop's own page says so in its frame. What was only
  // fetched ahead is asked for again when somebody goes there.
  loadRouteModule: `
    if (route.id in routeModulesCache) return routeModulesCache[route.id];
    try {
      return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module));
    } catch (error) {
      const { location } = window.__reactRouterDataRouter.state.navigation;
      if (!location) return {};
      const address = location.pathname + location.search + location.hash;
      await fetch(address, { method: "HEAD" }).catch(() => { throw error; });
      window.location.assign(address);
      return new Promise(() => {});
    }`,
  // Pages without a server, and transitions between views.
  nonSsrStrategy: FAILS,
  useViewTransitionState: "return false;",
  restoreAppliedTransitions: "",
  persistAppliedTransitions: "",
};

const FUNCTION = /^Function(Declaration|Expression)$/;

/** React Router without {@link STAND_INS}. Throws when it holds one of them differently now. */
export function withoutUnused(code: string): string {
  const bodies = nodesOf(FUNCTION, parseAst(code)).flatMap(({ id, body }) => {
    const name = isNode(id) ? String(id.name) : "";
    return isNode(body) && Object.hasOwn(STAND_INS, name) ? [{ name, body }] : [];
  });
  const found = new Set(bodies.map(({ name }) => name));
  const missing = Object.keys(STAND_INS).filter((name) => !found.has(name));
  if (missing.length > 0) {
    throw new Error(`React Router holds these differently now: ${missing.join(", ")}.`);
  }
  let light = code;
  for (const { name, body } of bodies.sort((a, b) => b.body.start - a.body.start)) {
    light = `${light.slice(0, body.start)}{ ${STAND_INS[name]} }${light.slice(body.end)}`;
  }
  return light;
}

/**
 * Vite plugin for the browser's files: every page starts with the whole router, as its parts are
 * functions within functions, which no bundler can leave out by itself.
 */
export function routerWithoutUnused(): Plugin {
  return {
    name: "router-without-unused",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform: (code, id) =>
      ROUTER_FILE.test(id) && code.includes(MARK) ? withoutUnused(code) : null,
  };
}

import type { StorefrontSettings } from "@eldercare/contracts/settings";
import {
  type AnswerMemory,
  counter,
  gauge,
  type MetricsServer,
  metricsPort,
  remembered,
  serveMetrics,
} from "@eldercare/server";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { KeptPage } from "./page-memory/kept-page.ts";

const keptPages = counter({
  name: "shop_page_cache_requests_total",
  help: "Pages for everybody that were asked for, by whether they were in memory.",
  labelNames: ["result"],
});
const pages = gauge({ name: "shop_page_cache_pages", help: "Pages that are in memory." });
const bytes = gauge({ name: "shop_page_cache_bytes", help: "What the pages in memory weigh." });

/** What the storefront passes on or has as files, by the first folder. */
const FOLDERS = new Set(["api", "assets", "static", "stripe-simulator"]);

/** Addresses whose page is remembered: more than a shop has pages, and none that is longer than theirs. */
const REMEMBERED = { most: 10_000, longest: 200 };

/** The name under which a request is measured, of few: its folder, or the pattern of its page; nothing for watchers. */
export function measuredPage(
  routes: ServerBuild["routes"],
): (asked: { path: string }) => string | undefined {
  const tree = childrenOf(undefined, routes);
  // React Router sorts all routes for each question, which costs more than a page from memory.
  const patternOf = remembered((path) => patternIn(tree, path), REMEMBERED);
  return ({ path }) => {
    const [first = ""] = path.split("/").filter(Boolean);
    // Whoever watches asks all the time, and is answered 503 while the shop opens.
    if (first === "health") return undefined;
    if (FOLDERS.has(first)) return `/${first}`;
    return patternOf(path);
  };
}

function patternIn(tree: RouteObject[], path: string): string {
  const matches = isReadable(path) ? matchRoutes(tree, path) : null;
  const patterns = matches?.flatMap(({ route }) => route.path || []) ?? [];
  // The page that says that there is none is every address's.
  return !matches || patterns.at(-1) === "*" ? "other" : `/${patterns.join("/")}`;
}

/** Whatever is none, React Router would write a warning about. */
function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

function childrenOf(parentId: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, index } = route;
    const place = { id, ...(path !== undefined && { path }) };
    return [index ? { ...place, index: true } : { ...place, children: childrenOf(id, routes) }];
  });
}

/** Says what this storefront measures, where the settings name a port for it. */
export async function startMeasuring(
  { METRICS_PORT: base, METRICS_HOST: host }: StorefrontSettings,
  memory: AnswerMemory<KeptPage>,
): Promise<MetricsServer | undefined> {
  if (base === undefined) return undefined;
  const read = async () => {
    keptPages.reset();
    for (const [result, count] of Object.entries(memory.asked)) keptPages.inc({ result }, count);
    pages.set(memory.holds.answers);
    bytes.set(memory.holds.bytes);
  };
  return serveMetrics({ port: metricsPort(base, "storefront"), host, service: "storefront", read });
}

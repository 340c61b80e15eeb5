import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { matchRoutes, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../app/routes";
import { installedRouterFile } from "./router-files";
import { withShortcuts } from "./router-matches-quickly";

/** Where a file finds what React Router's own imports. */
const beside = mkdtempSync(fileURLToPath(new URL("../../node_modules/.router-", import.meta.url)));
let quick: { matchRoutes: typeof matchRoutes };
beforeAll(async () => {
  const file = join(beside, "router.mjs");
  writeFileSync(file, withShortcuts(installedRouterFile("function matchRouteBranch(")));
  quick = await import(/* @vite-ignore */ pathToFileURL(file).href);
});
afterAll(() => rmSync(beside, { recursive: true }));

/** The shop's routes as React Router's router has them. */
const asObjects = (configured: typeof routes): RouteObject[] =>
  configured.map(({ file, path, index, caseSensitive, children }) => ({
    id: file,
    ...(path !== undefined && { path }),
    ...(caseSensitive !== undefined && { caseSensitive }),
    ...(index ? { index } : children && { children: asObjects(children) }),
  })) as RouteObject[];

const shop = [{ id: "root", path: "", children: asObjects(routes) }] as RouteObject[];
const found = (match: typeof matchRoutes, address: string) =>
  match(shop, address)?.map(({ route, params, pathname, pathnameBase }) => [
    route.id,
    params,
    pathname,
    pathnameBase,
  ]);

test.each([
  "/",
  "",
  "//",
  "/products",
  "/Products/",
  "/PRODUCTS/walkers?page=2",
  "/products/walkers/more",
  "/product/a%2Fb",
  "/product/caf%C3%A9/reviews",
  "/product",
  "/%70roducts",
  "/%ff",
  "/admin",
  "/admin/orders/new",
  "/admin/orders/none",
  "/ADMIN/packing/print/",
  "/blog/rss.xml",
  "/blog/winter-walking",
  "/robots.txt",
  "/robotsxtxt",
  "/sitemaps/products-1.xml",
  "//checkout",
  "/checkout//",
  "/\u212A",
  "/*",
  "/:category",
  "/review/abc.def",
  "/undefined",
  "/constructor",
  "/nowhere/at/all",
])("%s leads to the same page", (address) => {
  expect(found(quick.matchRoutes, address)).toEqual(found(matchRoutes, address));
});

test("a page's own routes are taken for the ones it was matched by", () => {
  const hydration = installedRouterFile("function getHydrationData(");
  expect(hydration).toContain("matchRoutes(");
  const quicker = withShortcuts(hydration);
  expect(quicker).toContain("let initialMatches = Object.keys(window.__reactRouterRouteModules)");
  expect(quicker).not.toContain("matchRoutes(");
});

test.each(["function getHydrationData() {}", "function matchRouteBranch() {}"])(
  "a router that finds routes differently stops the build: %s",
  (code) => {
    expect(() => withShortcuts(code)).toThrow("differently");
  },
);

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutFirstMatch } from "./router-matched-once";

const folder = fileURLToPath(new URL("../production/", import.meta.resolve("react-router")));
const hydration = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(`${folder}${name}`, "utf8"))
  .find((code) => code.includes("function getHydrationData("));

test("React Router as it is installed takes the page's own routes for the matched ones", () => {
  const once = withoutFirstMatch(hydration ?? "");
  expect(once).toContain("let initialMatches = Object.keys(window.__reactRouterRouteModules)");
  expect(hydration).toContain("matchRoutes(");
  expect(once).not.toContain("matchRoutes(");
});

test("a router that matches differently stops the build", () => {
  expect(() => withoutFirstMatch("function getHydrationData() {}")).toThrow("differently");
});

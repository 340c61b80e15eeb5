import { expect, test } from "vitest";
import { installedRouterFile } from "./router-files";
import { withoutUnused } from "./router-without-unused";

const router = installedRouterFile("function createRouter(");

test("React Router as it is installed stands without what the shop does not use", () => {
  const light = withoutUnused(router);
  expect(light).toMatch(/function isFogOfWarEnabled\([^)]*\) \{ return false; \}/);
  expect(light).not.toContain("_routes=");
  expect(light.length).toBeLessThan(router.length - 28_000);
});

test("a router that holds them differently stops the build", () => {
  expect(() => withoutUnused("function createRouter() {}")).toThrow("differently");
});

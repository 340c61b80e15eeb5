import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutUnused } from "./router-without-unused";

const folder = fileURLToPath(new URL("../production/", import.meta.resolve("react-router")));
const router = readdirSync(folder)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(`${folder}${name}`, "utf8"))
  .find((code) => code.includes("function createRouter("));

test("React Router as it is installed stands without what the shop does not use", () => {
  const light = withoutUnused(router ?? "");
  expect(light).toMatch(/function isFogOfWarEnabled\([^)]*\) \{ return false; \}/);
  expect(light).not.toContain("_routes=");
  expect(light.length).toBeLessThan((router ?? "").length - 28_000);
});

test("a router that holds them differently stops the build", () => {
  expect(() => withoutUnused("function createRouter() {}")).toThrow("differently");
});

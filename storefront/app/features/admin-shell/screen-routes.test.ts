import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MAIN_SCREENS, MORE_SCREENS } from "@eldercare/admin-extensions/screens/screen-list";
import { describe, expect, it } from "vitest";

const project = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const paths = [...MAIN_SCREENS, ...MORE_SCREENS].map(({ path }) => path);
const routes = readFileSync(project("storefront/app/routes.ts"), "utf8");

describe("the screens of the sidebar", () => {
  it("are each named once", () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(paths)("%s is a route of the shop", (path) => {
    expect(routes).toContain(`route("${path.slice(1)}"`);
  });

  it.each(paths)("%s is a page of Medusa Admin", (path) => {
    const page = project(`admin-extensions/src/admin/routes${path}/page.tsx`);
    expect(existsSync(page)).toBe(true);
  });
});

import { expect, test } from "vitest";
import { type BuildManifest, collectPageFiles } from "../checks/page-files.ts";
import { lighterManifest } from "./lighter-manifest";

const manifest: BuildManifest = {
  url: "/manifest.js",
  entry: { module: "/entry.js", imports: ["/framework.js"] },
  routes: {
    root: { id: "root", module: "/root.js", imports: ["/framework.js", "/shell.js"] },
    home: {
      id: "home",
      parentId: "root",
      module: "/home.js",
      imports: ["/framework.js", "/carousel.js", "/shell.js"],
      css: [],
      hasLoader: true,
      hasAction: false,
    },
  },
};

test("a route names what it alone imports, and a page still loads the same files in the same order", () => {
  const lighter = lighterManifest(manifest);
  expect(lighter.routes.home?.imports).toEqual(["/carousel.js"]);
  expect(lighter.routes.root?.imports).toEqual(["/shell.js"]);
  expect(new Set(collectPageFiles(lighter, "home").scripts)).toEqual(
    new Set(collectPageFiles(manifest, "home").scripts),
  );
});

test("what is not so is not said", () => {
  const { routes } = lighterManifest(manifest);
  expect(routes.home).toEqual({
    id: "home",
    parentId: "root",
    module: "/home.js",
    imports: ["/carousel.js"],
    hasLoader: true,
  });
});

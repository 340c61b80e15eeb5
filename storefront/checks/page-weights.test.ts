import { describe, expect, it } from "vitest";
import { collectPageFiles, parseManifest } from "./page-files.ts";
import {
  budgetTable,
  MAX_SCRIPT_BYTES,
  MAX_SCRIPT_FILES,
  MAX_STYLE_BYTES,
  type PageWeight,
  tooHeavy,
} from "./page-weights.ts";

const aPage = (change: Partial<PageWeight> = {}): PageWeight => ({
  page: "home",
  scriptBytes: MAX_SCRIPT_BYTES,
  scriptFiles: MAX_SCRIPT_FILES,
  styleBytes: MAX_STYLE_BYTES,
  ...change,
});

const manifest = parseManifest(
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/entry.js", imports: ["/framework.js"] },
    url: "/manifest.js",
    routes: {
      root: { id: "root", module: "/root.js", imports: ["/framework.js"], css: ["/shell.css"] },
      home: {
        id: "home",
        parentId: "root",
        module: "/home.js",
        imports: ["/carousel.js", "/framework.js"],
        css: ["/shell.css#", "/home.css"],
      },
    },
  })};`,
);

describe("the size budget", () => {
  it("lets pages pass that are just as heavy as allowed", () => {
    expect(tooHeavy([aPage()])).toEqual([]);
  });

  it("names page, weight and limit of what is too heavy", () => {
    expect(tooHeavy([aPage({ scriptBytes: 162_300, styleBytes: MAX_STYLE_BYTES + 1 })])).toEqual([
      "home: scripts weigh 162.3 kB, at most 110.0 kB",
      "home: styles weigh 15.5 kB, at most 15.5 kB",
    ]);
  });

  it("counts files too: each is a request on an old phone", () => {
    expect(tooHeavy([aPage({ scriptFiles: MAX_SCRIPT_FILES + 1 })])).toHaveLength(1);
  });

  it("shows every page and the budget in its table", () => {
    const table = budgetTable([aPage({ scriptBytes: 101_000 })]);
    expect(table).toMatch(/home\s+101\.0 kB/);
    expect(table).toMatch(/budget\s+110\.0 kB/);
  });
});

describe("the files of a page", () => {
  it("are those of its route and of everything around it, each once", () => {
    expect(collectPageFiles(manifest, "home")).toEqual({
      scripts: [
        "/manifest.js",
        "/entry.js",
        "/framework.js",
        "/home.js",
        "/carousel.js",
        "/root.js",
      ],
      styles: ["/shell.css", "/home.css"],
    });
  });

  it("cannot be told of a route that does not exist", () => {
    expect(() => collectPageFiles(manifest, "gone")).toThrow("no route gone");
  });
});

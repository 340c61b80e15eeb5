import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawingFiles } from "./drawings.js";

const seeds = join(__dirname, "..");

/** Every picture that the demo catalogue's tables name. */
function picturesNamed(): string[] {
  return ["products.csv", "categories.csv", "slides.csv"].flatMap(
    (file) => readFileSync(join(seeds, file), "utf8").match(/[a-z0-9-]+(?=\.webp)/g) ?? [],
  );
}

async function picturesDrawn(): Promise<Set<string>> {
  const maps = await Promise.all(Object.values(drawingFiles).map((load) => load()));
  return new Set(maps.flatMap((map) => Object.keys(map)));
}

describe("the catalogue's pictures", () => {
  it("are all drawn by a function of their name", async () => {
    const drawn = await picturesDrawn();
    const named = picturesNamed();
    expect(named.length).toBeGreaterThan(130);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  }, 30_000);

  it("are all rendered, the placeholder too", () => {
    const missing = [...picturesNamed(), "placeholder"].filter(
      (name) => !existsSync(join(seeds, "images", `${name}.webp`)),
    );
    expect(missing).toEqual([]);
  });
});

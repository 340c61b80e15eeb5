import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./project-root.ts";

const seeds = join(projectRoot, "seeds");
const posts = readdirSync(join(seeds, "posts")).map((name) => join("posts", name));
const stored = readdirSync(join(seeds, "images"));
const named = ["products.csv", "categories.csv", "slides.csv", ...posts].flatMap(
  (file) => readFileSync(join(seeds, file), "utf8").match(/[a-z0-9-]+\.webp/g) ?? [],
);
named.push("placeholder.webp");

test("every image that the demo catalog names is stored, the placeholder too", () => {
  expect(named.length).toBeGreaterThan(130);
  expect(named.filter((name) => !stored.includes(name))).toEqual([]);
});

test("every stored image is named", () => {
  expect(stored.filter((name) => !named.includes(name))).toEqual([]);
});

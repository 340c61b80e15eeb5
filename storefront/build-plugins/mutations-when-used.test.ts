import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cacheWithoutMutations, observerWithMutations } from "./mutations-when-used";

const modern = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../modern/${name}.js`, import.meta.resolve("@tanstack/query-core"))),
    "utf8",
  );

test("the cache of mutations as it is installed stands without them, and gets them from their observer", () => {
  expect(cacheWithoutMutations(modern("mutationCache"))).not.toContain("./mutation.js");
  expect(observerWithMutations(modern("mutationObserver"))).toMatch(
    /import \{ getDefaultState, Mutation \} from "\.\/mutation\.js";[\s\S]*Mutation = Mutation;/,
  );
});

test("files that hold them differently stop the build", () => {
  expect(() => cacheWithoutMutations("")).toThrow("differently");
  expect(() => observerWithMutations("")).toThrow("differently");
});

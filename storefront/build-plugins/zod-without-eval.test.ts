import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutEval } from "./zod-without-eval.ts";

const entry = new URL("v4/core/core.js", import.meta.resolve("zod"));
const core = readFileSync(fileURLToPath(entry), "utf8");

test("zod as it is installed begins without programs made of text", () => {
  expect(withoutEval(core)).toContain("globalConfig = { jitless: true }");
});

test("a zod that keeps its configuration differently stops the build", () => {
  expect(() => withoutEval("export const config = {};")).toThrow("differently");
});

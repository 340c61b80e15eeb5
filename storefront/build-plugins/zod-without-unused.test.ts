import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { calledMethods, withoutUnused } from "./zod-without-unused.ts";

const schemas = readFileSync(
  fileURLToPath(new URL("v4/classic/schemas.js", import.meta.resolve("zod"))),
  "utf8",
);

test("a method is left out where nothing calls it, and so is what Zod alone tells of it", () => {
  const light = withoutUnused(schemas, calledMethods(["z.string().min(1).optional();"]));
  expect(light).toContain("inst.min =");
  expect(light).toContain("inst.optional =");
  expect(light).not.toContain("inst.ipv4 =");
  expect(light).not.toMatch(/inst\.toJSONSchema|inst\._zod\.processJSONSchema|JIT/);
});

test("what Zod calls of its own schemas, and the forms' resolver, stays", () => {
  const light = withoutUnused(schemas, new Set());
  for (const name of ["check", "clone", "safeParse", "parse", "parseAsync"]) {
    expect(light).toContain(`inst.${name} =`);
  }
});

test("a kind of text is no method of texts", () => {
  expect([...calledMethods(["z.email().max(9); z.iso.date(); order.date()"])]).toEqual([
    "max",
    "date",
  ]);
});

test("a Zod that holds its methods differently stops the build", () => {
  expect(() => withoutUnused("inst.min = (value) => inst;", new Set())).toThrow("differently");
});

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { calledMethods, withoutUnused } from "./zod-without-unused.ts";

const schemas = readFileSync(
  fileURLToPath(new URL("v4/classic/schemas.js", import.meta.resolve("zod"))),
  "utf8",
);

/** A method among those that schemas of a kind have in common. */
const member = (name: string) => new RegExp(`[{,]\\s*${name}(?:\\(|: (?:async )?function)`);

test("a method is left out where nothing calls it, and so is what Zod alone tells of it", () => {
  const light = withoutUnused(schemas, calledMethods(["z.string().min(1).optional();"]));
  expect(light).toMatch(member("min"));
  expect(light).toMatch(member("optional"));
  expect(light).not.toMatch(member("ipv4"));
  expect(light).not.toMatch(/toJSONSchema\(|processJSONSchema|processors\.\w+\(|JIT|memoizer\(/);
});

test("what Zod calls of its own schemas, and the forms' resolver, stays", () => {
  const light = withoutUnused(schemas, new Set());
  for (const name of ["check", "clone", "safeParse", "parse", "parseAsync"]) {
    expect(light).toMatch(member(name));
  }
});

test("a kind of text is no method of texts", () => {
  expect([...calledMethods(["z.email().max(9); z.iso.date(); order.date()"])]).toEqual([
    "max",
    "date",
  ]);
});

test("a Zod that holds its methods differently stops the build", () => {
  expect(() => withoutUnused("inst.spa = inst.safeParseAsync;", new Set())).toThrow("differently");
});

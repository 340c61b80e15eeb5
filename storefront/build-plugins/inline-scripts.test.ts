import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { inlineScript } from "./inline-scripts.ts";

const scriptOf = (name: string) =>
  inlineScript(fileURLToPath(new URL(`../app/inline-scripts/${name}.entry.ts`, import.meta.url)));

it("what every page begins with weighs less than 1 kB, and can stand in a page", async () => {
  const script = await scriptOf("before-paint");
  expect(script.length).toBeLessThan(1000);
  expect(script).not.toContain("</");
});

it("a script in a page brings along what it imports", async () => {
  const script = await scriptOf("start-scripts");
  expect(script).toContain("waiting-module");
  expect(script).not.toMatch(/\b(import|export) *[{"]/);
});

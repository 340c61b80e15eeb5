import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutWaiting } from "./buttons-without-waiting";

const entry = fileURLToPath(import.meta.resolve("@radix-ui/themes"));
const file = new URL("components/_internal/base-button.js", `file://${entry}`);
const button = readFileSync(file, "utf8");

test("the button as it is installed stands without its spinner", () => {
  expect(button).toContain("Spinner");
  const light = withoutWaiting(button);
  expect(light).not.toContain("Spinner");
  expect(light).toMatch(/disabled:\w+\},\w+\)\}\);/);
});

test("a button that shows it differently stops the build", () => {
  expect(() => withoutWaiting('import{Spinner}from"elsewhere";')).toThrow("differently");
});

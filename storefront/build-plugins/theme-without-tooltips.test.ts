import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutTooltips } from "./theme-without-tooltips";

const entry = fileURLToPath(import.meta.resolve("@radix-ui/themes"));
const theme = readFileSync(new URL("components/theme.js", `file://${entry}`), "utf8");

test("the theme as it is installed stands without Radix's tooltips", () => {
  expect(theme).toContain("Tooltip");
  const light = withoutTooltips(theme);
  expect(light).not.toContain("Tooltip");
  expect(light).toContain("{Provider:({children})=>children}");
});

test("a theme that holds them differently stops the build", () => {
  expect(() => withoutTooltips('import{Tooltip}from"elsewhere";')).toThrow("differently");
});

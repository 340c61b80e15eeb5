import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { inlineScript } from "./inline-scripts.ts";

const fileOf = (address: string) => fileURLToPath(import.meta.resolve(address));

it("scripts and styles give prices the same zero", async () => {
  const styles = await readFile(fileOf("@eldercare/brand/plain-zero.css"), "utf8");
  const zero = await readFile(fileOf("@eldercare/brand/zero.woff2"));
  const script = await inlineScript(
    fileURLToPath(new URL("../app/inline-scripts/first-frame.entry.ts", import.meta.url)),
  );
  const descriptor = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(styles)?.[1];
  expect(descriptor("unicode-range")).toBe("U+0030");
  for (const value of [descriptor("font-family"), `"${descriptor("font-weight")}"`]) {
    expect(script).toContain(value);
  }
  expect(script).toContain(`sizeAdjust:"${descriptor("size-adjust")}"`);
  expect(script).toContain('unicodeRange:"U+30"');
  expect(script).toContain(zero.toString("base64"));
  expect(script).not.toContain("</");
});

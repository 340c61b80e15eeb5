import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guarded, withoutGuard } from "./formula-guard.js";

describe("cells that a spreadsheet would compute", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "'=1", "\tx", '=HYPERLINK("http://x")'])(
    "never begin so in an export: %j",
    (text) => {
      expect(guarded(text)).toMatch(/^'/);
    },
  );

  it("come back as they were, whatever they hold", () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom("'", "''", "=", "-", "@", "+", "'="), fc.string())
        .map(([a, b]) => a + b),
    );
    fc.assert(fc.property(texts, (text) => withoutGuard(guarded(text)) === text));
  });

  it("leaves everything else alone", () => {
    expect(guarded("Don't slip")).toBe("Don't slip");
    expect(guarded("'Tis")).toBe("'Tis");
  });
});

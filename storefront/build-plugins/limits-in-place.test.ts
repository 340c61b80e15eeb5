import { MAX_EMAIL_LENGTH, MAX_SKU_LENGTH } from "@eldercare/contracts/text-limits";
import { expect, test } from "vitest";
import { withLimitsInPlace } from "./limits-in-place";

test("a file has the limits of its fields as numbers, and imports the rest as before", () => {
  const written = withLimitsInPlace(
    [
      'import { jsx } from "react/jsx-runtime";',
      'import { formatCents, MAX_EMAIL_LENGTH, MAX_SKU_LENGTH as most } from "@eldercare/contracts";',
      "export const total = MAX_EMAIL_LENGTH + most;",
    ].join("\n"),
  );
  expect(written?.split("\n")).toEqual([
    'import { jsx } from "react/jsx-runtime";',
    `const MAX_EMAIL_LENGTH = ${MAX_EMAIL_LENGTH};`,
    `const most = ${MAX_SKU_LENGTH};`,
    'import { formatCents } from "@eldercare/contracts";',
    "export const total = MAX_EMAIL_LENGTH + most;",
  ]);
});

test("the contracts' own files have the numbers before their first schema needs one", () => {
  const schema = "export const Email = z.string().max(MAX_EMAIL_LENGTH);";
  expect(withLimitsInPlace(`import { MAX_EMAIL_LENGTH } from "./text-limits.js";\n${schema}`)).toBe(
    `const MAX_EMAIL_LENGTH = ${MAX_EMAIL_LENGTH};\n${schema}`,
  );
});

test.each([
  'import { SHOP } from "@eldercare/contracts";',
  'import { MAX_EMAIL_LENGTH } from "./other-limits.js";',
  "const MAX_EMAIL_LENGTH = 3;",
  'export * from "./text-limits.js";',
])("a file that imports none stays as it is: %s", (code) => {
  expect(withLimitsInPlace(code)).toBeNull();
});

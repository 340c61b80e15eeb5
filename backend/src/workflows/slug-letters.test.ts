import { slugFromName } from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";
import { expect, it } from "vitest";

it("slugs have each Latin letter as searches have it", () => {
  for (let code = 0xc0; code <= 0x24f; code += 1) {
    const letter = String.fromCodePoint(code);
    const folded = foldedText(letter).replace(/[^a-z0-9]/g, "");
    expect(slugFromName(letter), letter).toBe(folded);
  }
  expect(slugFromName("Łóżko Sørensen Straße")).toBe("lozko-sorensen-strasse");
});

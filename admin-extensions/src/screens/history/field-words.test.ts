import { describe, expect, it } from "vitest";
import { fieldLabel, fieldText } from "./field-words";

describe("fields of the trail in words", () => {
  it.each([
    ["price", 1250, "Current Price", "$12.50"],
    ["onHand", 7, "Stock on hand", "7"],
    ["featured", true, "Featured", "yes"],
    ["saleEndsAt", null, "Sale ends", "nothing"],
    ["tags", ["bath", "rail"], "Tags", "bath, rail"],
    ["specs", [{ name: "Width", value: "61 cm" }], "Specifications", "Width: 61 cm"],
    ["images", [{ url: "/static/a/cane.jpg", alt: "A cane" }], "Images", "cane.jpg – A cane"],
    ["variants", [{ sku: "A-1", values: "Large" }], "Variants", "SKU: A-1; Values: Large"],
    ["someField", "x", "Some field", "x"],
    ["unit_price", 2, "Unit price", "2"],
  ])("%s", (field, value, label, text) => {
    expect([fieldLabel(field), fieldText(field, value)]).toEqual([label, text]);
  });

  it("has moments as screens have them", () => {
    expect(fieldText("createdAt", "2026-11-27T17:00:00.000Z")).toMatch(/^Nov\.? 27, 2026, /);
  });

  it("has the days of a sale as days, the last one as the last", () => {
    expect(fieldText("saleStartsAt", "2026-11-27T05:00:00.000Z")).toMatch(/^Nov\.? 27, 2026$/);
    expect(fieldText("saleEndsAt", "2026-12-01T05:00:00.000Z")).toMatch(/^Nov\.? 30, 2026$/);
  });
});

import type { PriceGridRow } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import {
  afterSaving,
  firstInvalid,
  type GridEdits,
  NO_EDITS,
  problemOf,
  shownText,
  summaryOf,
  withText,
} from "./grid-edits";
import { isTable, pastedTable, withPasted } from "./pasted-cells";

const row = (variantId: string, cells: Partial<PriceGridRow> = {}): PriceGridRow => ({
  ...{ productId: `prod_${variantId}`, variantId, name: "Cane", variant: "", sku: variantId },
  ...{ image: null, priceCAD: 4000, salePriceCAD: null, onHand: 5, reserved: 0 },
  ...cells,
});
const cane = row("one");
const bed = row("two", { onHand: null, salePriceCAD: 3500 });
const rows = [cane, bed];

describe("what a spreadsheet copies", () => {
  it.each([
    [
      "1\t2\r\n3\t4\r\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["$1,234.50", [["$1,234.50"]]],
    ["\t\t7", [["", "", "7"]]],
    ['"say ""hi"""\t"two\nlines"\n5', [['say "hi"', "two\nlines"], ["5"]]],
    ["a\n\nb", [["a"], [""], ["b"]]],
  ])("is a table: %j", (text, table) => expect(pastedTable(text)).toEqual(table));

  it("is told from a text for one cell", () => {
    expect(["12.50", "12.50\n", "12.50\t7", "1\n2"].map(isTable)).toEqual([
      ...[false, false, true, true],
    ]);
  });
});

describe("cells that are pasted", () => {
  const paste = (
    text: string,
    cell: "priceCAD" | "salePriceCAD" | "onHand" = "priceCAD",
    place = 0,
  ) => withPasted(NO_EDITS, rows, { place, cell }, text);

  it("go to the right and down, in any spelling, and empty ones leave theirs alone", () => {
    const { edits, taken, leftOut } = paste("$1,234.50\t\t12\n\t1 000,00 $");
    expect([taken, leftOut]).toEqual([3, 0]);
    expect(shownText(edits, cane, "priceCAD")).toBe("1234.50");
    expect(shownText(edits, cane, "salePriceCAD")).toBe("");
    expect(shownText(edits, cane, "onHand")).toBe("12");
    expect(shownText(edits, bed, "salePriceCAD")).toBe("1000.00");
  });

  it("are counted where they have no place: beyond the table, or where nobody counts", () => {
    expect(paste("5\t6\n7\n8", "onHand")).toMatchObject({ taken: 1, leftOut: 3 });
  });

  it("stay as they are where they are no numbers, and say what to write", () => {
    const { edits } = paste("soon");
    expect(shownText(edits, cane, "priceCAD")).toBe("soon");
    expect(problemOf(edits, cane, "priceCAD")).toBe("Write an amount, such as 12.50.");
    expect(summaryOf(edits)).toMatchObject({ invalid: 1 });
  });
});

describe("changed cells", () => {
  const typed = (...changes: [PriceGridRow, "priceCAD" | "salePriceCAD" | "onHand", string][]) =>
    changes.reduce((edits: GridEdits, change) => withText(edits, ...change), NO_EDITS);

  it("are no changes any more when they are as they were", () => {
    expect(typed([cane, "priceCAD", "41"], [cane, "priceCAD", "40"])).toEqual(NO_EDITS);
  });

  it("are sent with what they were when the change began", () => {
    const edits = typed([cane, "priceCAD", "41"], [{ ...cane, priceCAD: 4500 }, "priceCAD", "42"]);
    expect(summaryOf(typed([bed, "salePriceCAD", ""], [cane, "onHand", "7"]))).toEqual({
      rows: [
        { productId: "prod_two", variantId: "two", salePriceCAD: { expected: 3500, to: null } },
        { productId: "prod_one", variantId: "one", onHand: { expected: 5, to: 7 } },
      ],
      cells: { priceCAD: 0, salePriceCAD: 1, onHand: 1 },
      products: 2,
      invalid: 0,
    });
    expect(summaryOf(edits).rows[0]?.priceCAD).toEqual({ expected: 4000, to: 4200 });
  });

  it("say it at the cell that was changed where the sale price is not below the price", () => {
    const message = "The sale price must be below the price.";
    expect(problemOf(typed([bed, "priceCAD", "35"]), bed, "priceCAD")).toBe(message);
    const both = typed([cane, "priceCAD", "30"], [cane, "salePriceCAD", "30"]);
    expect(problemOf(both, cane, "salePriceCAD")).toBe(message);
    expect(summaryOf(both).invalid).toBe(1);
  });

  it("stay where a colleague changed the same, and are saved over it only when they are sent again", () => {
    const edits = typed([cane, "priceCAD", "41"], [bed, "priceCAD", "50"]);
    const message = "Somebody else has changed it to $45.00 meanwhile.";
    const left = afterSaving(edits, [{ variantId: "one", cell: "priceCAD", message, now: 4500 }]);
    expect(problemOf(left, cane, "priceCAD")).toBe(message);
    expect(summaryOf(left)).toMatchObject({
      rows: [{ variantId: "one", priceCAD: { expected: 4500, to: 4100 } }],
      invalid: 0,
    });
    expect(withText(left, cane, "priceCAD", "45")).toEqual(NO_EDITS);
    // What is to be mended first is no cell that may be sent as it is.
    expect(firstInvalid(left)).toBeNull();
    expect(firstInvalid(withText(left, bed, "priceCAD", "soon"))).toEqual({
      row: bed,
      cell: "priceCAD",
    });
  });
});

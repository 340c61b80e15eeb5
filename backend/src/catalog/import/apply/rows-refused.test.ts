import { describe, expect, it } from "vitest";
import { refusedRow, writeRows } from "./rows-refused";

const rows = [{ row: 4 }, { row: 2 }];

describe("writing rows", () => {
  it("answers what the write answers", async () => {
    expect(await writeRows("p.csv", rows, async () => 7)).toBe(7);
  });

  it.each([[new Error("No more room")], [{ message: "No more room." }], ["No more room"]])(
    "names the rows that %o kept out",
    async (thrown) => {
      const refused = writeRows("p.csv", rows, async () => {
        throw thrown;
      });
      await expect(refused).rejects.toThrow(
        "p.csv: the shop did not take rows 2 to 4: No more room.\n",
      );
    },
  );
});

describe("a row that the database refuses", () => {
  it("is the variant's whose bar code is taken", () => {
    const taken = Object.assign(new Error("duplicate key"), {
      code: "23505",
      constraint: "IDX_product_variant_barcode_unique",
      detail: "Key (barcode)=(222) already exists.",
    });
    const row = {
      ...{ row: 2, sku: "A-1", barcode: "111" },
      variants: [{ row: 3, sku: "A-2", barcode: "222", blank: [] }],
    };
    expect(refusedRow("p.csv", row, taken)).toMatchObject({
      ...{ row: 3, column: "Barcode", value: "222" },
    });
  });
});

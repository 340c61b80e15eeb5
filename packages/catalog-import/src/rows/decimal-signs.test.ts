import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { PRODUCT_FILE } from "./open-product-file.js";
import { readCatalogFile } from "./read-catalog-file.js";

async function read(...lines: readonly string[]) {
  const { rows, errors, warnings } = await readCatalogFile(
    fileInMemory("p.csv", lines.join("\n")),
    PRODUCT_FILE,
  );
  return {
    prices: rows.map(({ originalCents }) => originalCents),
    stock: rows.map(({ onHand }) => onHand),
    errors: errors.map(({ row, column, value }) => [row, column, value]),
    reasons: errors.map(({ reason, fix }) => `${reason} ${fix}`),
    warnings,
  };
}

describe("a price with three digits behind a comma", () => {
  it("has parts of a cent where semicolons stand between cells: it is refused, and never a thousand times as much", async () => {
    const { prices, errors, reasons } = await read("SKU;Price", "A;7,255", "B;8");
    expect(prices).toEqual([800]);
    expect(errors).toEqual([[2, "Price", "7,255"]]);
    expect(reasons).toEqual([
      "The comma stands before decimals in this file, and there are three of them. Write dollars with two decimals, like 129,95, and no comma between thousands.",
    ]);
  });

  it("has them where other prices of its column have a comma before cents, whatever stands between cells", async () => {
    for (const between of [",", "\t"]) {
      const lines = ["SKU|Price", 'A|"7,255 $"', 'B|"12,50 $"'];
      const { prices, errors } = await read(...lines.map((line) => line.replace("|", between)));
      expect(prices).toEqual([1250]);
      expect(errors).toEqual([[2, "Price", "7,255 $"]]);
    }
  });

  it("is thousands where the column, or another price of the file, has a point before cents", async () => {
    const own = await read("SKU;Price", "A;1,299", "B;12.50");
    expect(own).toMatchObject({ prices: [129_900, 1250], warnings: [] });
    const other = await read("SKU,Original Price,Sale Price", 'A,"1,299",999.50');
    expect(other).toMatchObject({ prices: [129_900], warnings: [] });
  });

  it("is refused where the column has both", async () => {
    const { prices, reasons } = await read("SKU\tPrice", "A\t1,299", "B\t12.50", "C\t12,50");
    expect(prices).toEqual([1250, 1250]);
    expect(reasons).toEqual([
      "Its comma may stand before decimals or between thousands: the file has both. Write dollars with two decimals, like 129.95, and no comma between thousands.",
    ]);
  });

  it("is thousands, and named, where nothing in the file says which", async () => {
    const { prices, warnings } = await read("SKU,Price", 'A,"1,299"', "B,899", 'C,"$2,499"');
    expect(prices).toEqual([129_900, 89_900, 249_900]);
    expect(warnings).toEqual([
      "p.csv: “1,299” in “Price” was read as $1,299.00, because no price of the file shows whether a comma stands before cents (rows 2, 4). Look at it before you load it.",
    ]);
  });
});

describe("a count with three digits behind a comma", () => {
  it("is refused where the comma stands before decimals: seven pieces may be written 7,000", async () => {
    const { stock, errors, reasons } = await read("SKU;Stock", "A;7,000", "B;1 200");
    expect(stock).toEqual([1200]);
    expect(errors).toEqual([[2, "Stock", "7,000"]]);
    expect(reasons[0]).toContain("Write a whole number without a comma, like 1200.");
  });

  it("is thousands elsewhere", async () => {
    const { stock, warnings } = await read("SKU,Stock,Price", 'A,"1,200",12.50');
    expect({ stock, warnings }).toEqual({ stock: [1200], warnings: [] });
  });
});

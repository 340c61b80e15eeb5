import { describe, expect, it } from "vitest";
import { fileInMemory } from "../table/byte-source.js";
import { openProductFile } from "./open-product-file.js";

async function partsOf(...lines: string[]) {
  const opened = await openProductFile(fileInMemory("p.csv", lines.join("\n")));
  const parts = [];
  for await (const checked of opened.rows()) {
    if (!checked.read) parts.push(checked.rest && { ...checked.rest, blank: undefined });
  }
  return { parts, subjectOf: opened.subjectOf };
}

describe("what is left of a row with errors", () => {
  it("is what its other cells say", async () => {
    const { parts } = await partsOf(
      "SKU,Name,Category,Price,On hand,Images,spec:Width",
      "A-1,Cane,Canes,twenty,many,a.exe,#REF!",
    );
    expect(parts).toMatchObject([{ sku: "A-1", name: "Cane", category: "Canes" }]);
    for (const key of ["originalCents", "onHand", "images"]) {
      expect(parts[0]).not.toHaveProperty(key);
    }
  });

  it("is the other variants' too", async () => {
    const { parts } = await partsOf(
      "Slug,SKU,Option 1 Name,Option 1 Value,Price,On hand",
      "cane,A-1,Size,S,20.00,4",
      "cane,A-2,,M,thirty,5",
    );
    expect(parts).toMatchObject([{ originalCents: 2000, variants: [{ sku: "A-2", onHand: 5 }] }]);
    expect(parts[0]?.variants?.[0]).not.toHaveProperty("originalCents");
  });

  it("is nothing where nobody knows what the row is about", async () => {
    const { parts } = await partsOf("SKU,Price", "#REF!,20.00", "A-1,20.00,more", "A-2,x");
    expect(parts).toMatchObject([undefined, undefined, { sku: "A-2" }]);
  });

  it("is compared by what columns are about, in the file's words or ours", async () => {
    const { subjectOf } = await partsOf("Handle,Title,Variant Price,Image Src,Mine", "a,b,1,,");
    expect(["Variant Price", "Original Price", "Discount %"].map(subjectOf)).toEqual([
      "price",
      "price",
      "price",
    ]);
    expect(["Image Src", "Image Alt", "Category", "Mine"].map(subjectOf)).toEqual([
      "images",
      "images",
      "category",
      "Mine",
    ]);
  });
});

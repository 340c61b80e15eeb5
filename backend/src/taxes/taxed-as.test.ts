import { PROVINCIAL_TAX_LABEL, TAX_CLASS_LABEL, TAX_CLASSES } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { taxedAs } from "./taxed-as";

describe("a product's tax class", () => {
  it.each(Object.entries(TAX_CLASSES))(
    "is %s where the specifications say %s",
    (taxClass, value) => {
      expect(taxedAs([{ name: TAX_CLASS_LABEL, value }])).toEqual({ taxClass, provincial: {} });
    },
  );

  it("is standard without the line, and with words of one's own: tax is charged", () => {
    expect(taxedAs([]).taxClass).toBe("standard");
    expect(taxedAs([{ name: "Sales tax", value: "none, I think" }]).taxClass).toBe("standard");
  });

  it("goes with what the product says of BC, Saskatchewan and Manitoba", () => {
    const provincial = (value: string) =>
      taxedAs([{ name: PROVINCIAL_TAX_LABEL, value }]).provincial;
    expect(provincial("No PST in BC, SK")).toEqual({ bc: "free", sk: "free" });
    expect(provincial("PST applies in MB")).toEqual({ mb: "taxed" });
    expect(provincial("No PST in ON")).toEqual({});
    expect(provincial("no idea")).toEqual({});
  });
});

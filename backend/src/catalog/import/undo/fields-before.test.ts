import { describe, expect, it } from "vitest";
import { fieldsBefore } from "./fields-before";

const change = { before: { name: "Cane", specs: [] }, after: { name: "Walking cane", specs: [1] } };

describe("the fields before an import", () => {
  it("are what it changed, with everything else as it is now", () => {
    const now = { name: "Walking cane", specs: [1], stock: 4 };
    expect(fieldsBefore(now, change)).toEqual({
      fields: { name: "Cane", specs: [], stock: 4 },
      changed: [],
    });
  });

  it("are left where somebody changed them since, by name", () => {
    const now = { name: "Staff's cane", specs: [1], stock: 4 };
    expect(fieldsBefore(now, change)).toEqual({
      fields: { name: "Staff's cane", specs: [], stock: 4 },
      changed: ["name"],
    });
  });
});

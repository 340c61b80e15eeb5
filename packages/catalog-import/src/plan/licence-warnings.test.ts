import { describe, expect, it } from "vitest";
import { licenceWarnings } from "./licence-warnings.js";

function warningsOf(lines: Record<string, string>, status: "published" | "draft" = "published") {
  const specs = Object.entries(lines).map(([name, value]) => ({ name, value }));
  return licenceWarnings("products.csv", 7, { name: "Pulse Oximeter", status, specs });
}

describe("a medical device without a licence number", () => {
  it.each(["Class II", "class iii", "4"])("is warned about when it is published as %s", (value) => {
    const [warning] = warningsOf({ "Medical device class": value });
    expect(warning).toMatch(
      /^products\.csv, row 7: “Pulse Oximeter” is a Class I[IV]+ device without a licence number\. /,
    );
  });

  it("is not warned about as a draft, with a licence, in Class I, or without a class", () => {
    const class2 = { "Medical device class": "Class II" };
    expect(warningsOf(class2, "draft")).toEqual([]);
    expect(warningsOf({ ...class2, "medical device licence": "104712" })).toEqual([]);
    expect(warningsOf({ "Medical device class": "Class I" })).toEqual([]);
    expect(warningsOf({ Width: "Class II" })).toEqual([]);
  });
});

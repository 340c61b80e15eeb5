import { describe, expect, it } from "vitest";
import { USUAL_DELIVERY } from "../constants.js";
import { SHIPPING_PAGE } from "./shipping.js";

describe("how long delivery takes", () => {
  it("is said in short as the table of the shipping page has it, the North aside", () => {
    const tables = SHIPPING_PAGE.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])),
    );
    const days = tables
      .filter(([place]) => !place?.startsWith("Yukon"))
      .flatMap(([, parcels = ""]) => parcels.split(" to ").map(Number));
    expect(USUAL_DELIVERY).toContain(`${Math.min(...days)} to ${Math.max(...days)} business days`);
  });
});

import { describe, expect, it } from "vitest";
import { boundsOf, weightRules } from "./weight-rules";

describe("rules of Medusa's about the weight of a load", () => {
  it("are grams there and kilograms for staff, to the gram and back", () => {
    const bounds = { overKg: 2.005, upToKg: 30 };
    const rules = weightRules(bounds);
    expect(rules).toEqual([
      { attribute: "weight", operator: "gt", value: "2005" },
      { attribute: "weight", operator: "lte", value: "30000" },
    ]);
    expect(boundsOf(rules)).toEqual(bounds);
  });

  it("are none where there is no bound, whatever else a way of delivery asks for", () => {
    expect(weightRules({ overKg: null, upToKg: null })).toEqual([]);
    const rules = [{ attribute: "enabled_in_store", operator: "eq", value: "true" }];
    expect(boundsOf(rules)).toEqual({ overKg: null, upToKg: null });
  });
});

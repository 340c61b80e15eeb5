import { describe, expect, it } from "vitest";
import { inTreeOrder } from "./category-order";

const category = (id: string, rank: number, parent: string | null = null) => ({
  id,
  rank,
  parent_category_id: parent,
});

describe("inTreeOrder", () => {
  it("lists by rank, children right after their parent", () => {
    const given = [
      category("bath", 1),
      category("canes", 1, "mobility"),
      category("mobility", 0),
      category("walkers", 0, "mobility"),
    ];
    expect(inTreeOrder(given).map(({ id }) => id)).toEqual([
      "mobility",
      "walkers",
      "canes",
      "bath",
    ]);
  });

  it("keeps a category whose parent is hidden", () => {
    expect(inTreeOrder([category("walkers", 0, "hidden")])).toHaveLength(1);
  });
});

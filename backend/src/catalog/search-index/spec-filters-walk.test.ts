import { describe, expect, it } from "vitest";
import { presentOf } from "../spec-filters/present-spec-filters";
import { specFiltersFrom } from "../spec-filters/spec-filters";
import { SpecFiltersWalk } from "./spec-filters-walk";

const filtersOf = (spec: string) =>
  presentOf(specFiltersFrom(`Kind,Filter,Specs,Unit\ncard,On cards,${spec},`));
const [widths, heights] = [filtersOf("Width"), filtersOf("Height")];

/** An index of five documents, all made by other filters, of which two are found at once. */
function anIndex() {
  const state = { filters: widths, isBeingFilled: false, made: [] as string[][] };
  const documents = new Map(["a", "b", "c", "d", "e"].map((id) => [id, "before"]));
  const walk = new SpecFiltersWalk({
    presentFilters: async () => state.filters,
    isBeingFilled: async () => state.isBeingFilled,
    findOthers: async (version, after) =>
      [...documents]
        .filter(([id, madeBy]) => id > after && madeBy !== version)
        .slice(0, 2)
        .map(([id]) => id),
    index: async (ids) => {
      state.made.push([...ids]);
      // Of "c" nothing can be made: it stays as it is.
      for (const id of ids) if (id !== "c") documents.set(id, state.filters.version);
    },
  });
  return { state, walk };
}

describe("the documents that other filters made", () => {
  it("are made anew a few at a time, each once, whatever becomes of it", async () => {
    const { state, walk } = anIndex();
    const steps = [await walk.step(), await walk.step(), await walk.step(), await walk.step()];
    expect(steps).toEqual([true, true, true, false]);
    expect(state.made.filter(({ length }) => length > 0)).toEqual([["a", "b"], ["c", "d"], ["e"]]);
    const { length } = state.made;
    expect(await walk.step()).toBe(false);
    expect(state.made).toHaveLength(length);
  });

  it("are looked for from the start when the file of the filters has changed", async () => {
    const { state, walk } = anIndex();
    while (await walk.step());
    state.filters = heights;
    state.made = [];
    while (await walk.step());
    expect(state.made.flat()).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("wait while a new version of the index is being filled, which makes them all", async () => {
    const { state, walk } = anIndex();
    state.isBeingFilled = true;
    expect(await walk.step()).toBe(false);
    expect(state.made).toEqual([]);
    state.isBeingFilled = false;
    expect(await walk.step()).toBe(true);
    expect(state.made).toEqual([["a", "b"]]);
  });
});

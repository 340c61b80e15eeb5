import type { SearchFilters } from "@medusajs/framework/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Facet, FacetCounts } from "../src/facets";
import { PROVIDER } from "../src/index-table";
import { openDatabase, type TestDatabase } from "./support/open-database";
import { openShelf } from "./support/shelf";

let database: TestDatabase;
let shelf: Awaited<ReturnType<typeof openShelf>>;

interface Thing extends Record<string, unknown> {
  id: string;
  name: string;
  cents: number;
  is_open: boolean;
  places: string[];
}

const PLACES = ["hall", "attic", "shed", "yard"];
const NAMES = ["brass lamp", "oak chair", "lamp shade"];
/** The same numbers at each run. */
const numbers = (function* (state: number): Generator<number> {
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
})(7);
const upTo = (count: number): number => Number(numbers.next().value) % count;

const THINGS: Thing[] = Array.from({ length: 200 }, (_, place) => ({
  id: `thing-${place}`,
  name: NAMES[upTo(NAMES.length)] ?? "",
  cents: upTo(50) * 100,
  is_open: upTo(3) > 0,
  places: PLACES.filter(() => upTo(3) === 0),
}));

beforeAll(async () => {
  database = await openDatabase();
  shelf = await openShelf(database.connection);
  await shelf.put(...THINGS);
}, 60_000);
afterAll(() => database?.close(), 60_000);

const ask = async (
  facets: Record<string, Facet>,
  query: { q?: string; filters?: SearchFilters },
) => {
  const { hits, metadata, provider_metadata } = await shelf.ask({
    ...query,
    pagination: { take: 1000 },
    search_options: { match_strategy: "last", provider_options: { [PROVIDER]: { facets } } },
  });
  return {
    ids: hits.map(({ id }) => id).sort(),
    count: metadata.count,
    facets: provider_metadata?.facets as Record<string, FacetCounts> | undefined,
  };
};

describe("facets", () => {
  it("count what each choice would find, as a plain model does, whatever is chosen", async () => {
    for (let round = 0; round < 40; round += 1) {
      const places = PLACES.filter(() => upTo(4) === 0);
      const most = [1000, 2500, undefined][upTo(3)];
      const openOnly = upTo(2) === 0;
      const word = ["lamp", "oak", undefined][upTo(3)];
      const isPlaced = (thing: Thing) =>
        places.length === 0 || thing.places.some((place) => places.includes(place));
      const isCheap = (thing: Thing) => most === undefined || thing.cents <= most;
      const isMeant = (thing: Thing) =>
        (!openOnly || thing.is_open) && (!word || thing.name.includes(word));

      const { ids, count, facets } = await ask(
        {
          place: {
            values: "places",
            ...(places.length > 0 && { chosen: { places: { $overlaps: places } } }),
          },
          price: {
            filters: { low: { cents: { $lt: 1000 } }, high: { cents: { $gte: 1000 } } },
            ...(most !== undefined && { chosen: { cents: { $lte: most } } }),
          },
          open: { filters: { yes: { is_open: true } } },
        },
        { ...(word && { q: word }), filters: openOnly ? { is_open: true } : {} },
      );

      const found = THINGS.filter((thing) => isMeant(thing) && isPlaced(thing) && isCheap(thing));
      expect(ids).toEqual(found.map(({ id }) => id).sort());
      expect(count).toBe(found.length);
      const cheap = THINGS.filter((thing) => isMeant(thing) && isCheap(thing));
      const perPlace = PLACES.map(
        (place) => [place, cheap.filter((thing) => thing.places.includes(place)).length] as const,
      );
      const placed = THINGS.filter((thing) => isMeant(thing) && isPlaced(thing));
      expect(facets).toEqual({
        place: Object.fromEntries(perPlace.filter(([, times]) => times > 0)),
        price: {
          low: placed.filter(({ cents }) => cents < 1000).length,
          high: placed.filter(({ cents }) => cents >= 1000).length,
        },
        open: { yes: found.filter((thing) => thing.is_open).length },
      });
    }
  });

  it("still say what other choices would find where a search finds nothing for one", async () => {
    const place = { values: "places", chosen: { places: { $overlaps: ["cellar"] } } };
    const { count, facets } = await ask({ place }, { q: "lamp" });
    expect(count).toBe(0);
    const lamps = THINGS.filter(({ name }) => name.includes("lamp"));
    expect(facets?.place?.hall).toBe(lamps.filter(({ places }) => places.includes("hall")).length);
  });

  it("count what a search for words side by side finds, though nobody asks for its page", async () => {
    await shelf.put(
      { id: "rail", name: "Bed Rail", text: "Holds.", places: ["bedroom"] },
      { id: "bar", name: "Grab Bar", text: "A bathroom rail.", places: ["bathroom"] },
    );
    const counted = async (q: string, count: "none" | "exact") => {
      const { provider_metadata } = await shelf.ask({
        q,
        pagination: { take: 0 },
        search_options: {
          ...{ match_strategy: "last", count },
          provider_options: { [PROVIDER]: { facets: { place: { values: "places" } } } },
        },
      });
      return provider_metadata?.facets;
    };
    for (const count of ["none", "exact"] as const) {
      expect(await counted("bed rail", count)).toEqual({ place: { bedroom: 1 } });
      expect(await counted("bathroom rail", count)).toEqual({ place: { bathroom: 1 } });
    }
    await shelf.remove({ id: ["rail", "bar"] });
  });

  it("count values that begin alike, and of any type", async () => {
    const { facets } = await ask(
      { place: { values: "places", begin: "h" }, open: { values: "is_open" } },
      {},
    );
    expect(Object.keys(facets?.place ?? {})).toEqual(["hall"]);
    expect(facets?.open?.true).toBe(THINGS.filter(({ is_open }) => is_open).length);
  });

  it("are not there when nobody asks for them, and refuse what is no field", async () => {
    expect((await ask({}, {})).facets).toBeUndefined();
    await expect(ask({ odd: { values: "colour" } }, {})).rejects.toThrow('no field "colour"');
  });
});

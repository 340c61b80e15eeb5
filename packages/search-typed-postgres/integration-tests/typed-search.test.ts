import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type TestDatabase } from "./support/open-database";
import { openShelf, SHELF, shelfRules } from "./support/shelf";

let database: TestDatabase;
let shelf: Awaited<ReturnType<typeof openShelf>>;

beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database?.close(), 60_000);
beforeEach(async () => {
  shelf = await openShelf(database.connection);
  shelfRules.present = [];
});

const plan = async (query: string): Promise<string> => {
  const { rows } = await database.connection.raw(`explain ${query}`);
  return rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
};

describe("a document", () => {
  it("comes back with the types of its fields, and without those that nobody asked for", async () => {
    const made_at = new Date("2026-01-02T03:04:05.000Z");
    await shelf.put({ id: "a", cents: 9_007_199_254_740_991, weight: 1.5, is_open: true, made_at });
    const { hits, metadata } = await shelf.ask({
      attributes_to_retrieve: ["cents", "weight", "is_open", "made_at", "places"],
    });
    expect(hits).toEqual([
      {
        id: "a",
        document: {
          id: "a",
          cents: 9_007_199_254_740_991,
          weight: 1.5,
          is_open: true,
          made_at,
          places: null,
        },
      },
    ]);
    expect(metadata).toMatchObject({ skip: 0, count: 1 });
  });

  it("replaces one of its id, but never a newer reading of it", async () => {
    await shelf.put({ id: "a", name: "second", read_at: 2 });
    await shelf.put({ id: "a", name: "first", read_at: 1 });
    expect(await shelf.ids({ q: "first" })).toEqual([]);
    await shelf.put({ id: "a", name: "third", read_at: 3 });
    expect(await shelf.ids({ q: "third" })).toEqual(["a"]);
  });

  it("counts once when it is given twice, the last time as it is", async () => {
    await shelf.put({ id: "a", name: "lamp", read_at: 1 }, { id: "a", name: "chair", read_at: 1 });
    expect(await shelf.ids({ q: "chair" })).toEqual(["a"]);
    expect((await shelf.ask({})).metadata.count).toBe(1);
  });

  it("goes by any filter, and all go when the index is cleared", async () => {
    await shelf.put({ id: "a", cents: 1 }, { id: "b", cents: 2 }, { id: "c", places: ["hall"] });
    await shelf.remove({ id: ["a"] });
    await shelf.remove({ places: { $contains: ["hall"] } });
    expect(await shelf.ids({})).toEqual(["b"]);
    await shelf.provider.clearIndex({ index: SHELF.physical_name });
    expect(await shelf.ids({})).toEqual([]);
  });
});

describe("filters and orders", () => {
  beforeEach(() =>
    shelf.put(
      { id: "a", name: "Bed", cents: 300, is_open: true, places: ["hall", "attic"] },
      { id: "b", name: "cot", cents: 100, is_open: false, places: ["hall"] },
      { id: "c", name: "Épée", cents: 200, is_open: true, places: [] },
      { id: "d", name: "desk" },
    ),
  );

  it.each([
    [{ cents: { $gte: 100, $lt: 300 } }, ["b", "c"]],
    [{ cents: { $ne: 100 } }, ["a", "c", "d"]],
    [{ is_open: true, $not: { id: "a" } }, ["c"]],
    [{ $or: [{ id: "a" }, { cents: { $lte: 100 } }] }, ["a", "b"]],
    [{ places: "hall" }, ["a", "b"]],
    [{ places: { $contains: ["hall", "attic"] } }, ["a"]],
    [{ places: { $overlaps: ["attic", "cellar"] } }, ["a"]],
    [{ id: { $in: ["a", "d", "z"] } }, ["a", "d"]],
    [{ cents: { $exists: false } }, ["d"]],
    [{ name: { $prefix: "c" } }, ["b"]],
    [{ id: "' or true --" }, []],
  ])("finds with %j", async (filters, ids) => {
    const { hits, metadata } = await shelf.ask({ filters, pagination: { order: { id: "ASC" } } });
    expect(hits.map(({ id }) => id)).toEqual(ids);
    expect(metadata.count).toBe(ids.length);
  });

  it("sorts by a field in both directions and pages without overlap", async () => {
    const page = (skip: number, direction: "ASC" | "DESC" = "ASC") =>
      shelf.ids({ pagination: { skip, take: 2, order: { cents: direction } } });
    expect([await page(0), await page(2)]).toEqual([
      ["b", "c"],
      ["a", "d"],
    ]);
    expect(await page(0, "DESC")).toEqual(["d", "a"]);
  });

  it("leaves the count out when nobody asks for it", async () => {
    const { metadata } = await shelf.ask({ search_options: { count: "none" } });
    expect(metadata.count).toBeNull();
  });

  it("refuses an order by a field that it has not, and what it cannot do", async () => {
    await expect(shelf.ask({ pagination: { order: { colour: "ASC" } } })).rejects.toThrow(
      'no field "colour"',
    );
    await expect(shelf.ask({ search_options: { facets: ["places"] } })).rejects.toThrow(
      "does not support facets",
    );
  });
});

describe("text", () => {
  const tolerant = { search_options: { typo_tolerance: true, match_strategy: "last" as const } };

  beforeEach(() =>
    shelf.put(
      { id: "rocker", name: "Folding rocker", sku: "BW-ROL-001", text: "With a seat." },
      { id: "seat", name: "Bath seat", text: "Rocker, rocker, rocker, rocker: not this one." },
      { id: "lift", name: "Lève-vitre", text: "Moves a window by a bed or a chair." },
    ),
  );

  it("puts a hit in a name before any number of hits in a text", async () => {
    expect(await shelf.ids({ q: "rocker" })).toEqual(["rocker", "seat"]);
  });

  it("finds stems, accents left off, and identifiers however they are written", async () => {
    expect(await shelf.ids({ q: "rockers fold" })).toEqual(["rocker"]);
    expect(await shelf.ids({ q: "LEVE" })).toEqual(["lift"]);
    expect(await shelf.ids({ q: "bw rol 001" })).toEqual(["rocker"]);
    expect(await shelf.ids({ q: "BW-ROL-001" })).toEqual(["rocker"]);
  });

  it("wants all words, or any, or the last one begun", async () => {
    expect(await shelf.ids({ q: "bath chair" })).toEqual([]);
    const any = { match_strategy: "any" as const };
    expect(await shelf.ids({ q: "bath chair", search_options: any })).toEqual(["seat", "lift"]);
    expect(await shelf.ids({ q: "bath se", ...tolerant })).toEqual(["seat"]);
  });

  it("corrects a misspelt word, and only one that it does not know", async () => {
    expect(await shelf.ids({ q: "rcoker", ...tolerant })).toEqual(["rocker", "seat"]);
    expect(await shelf.ids({ q: "foldng rockker", ...tolerant })).toEqual(["rocker"]);
    expect(await shelf.ids({ q: "rcoker" })).toEqual([]);
    await shelf.put({ id: "locker", name: "Locker" });
    expect(await shelf.ids({ q: "locker", ...tolerant })).toEqual(["locker"]);
  });

  it("finds nothing in punctuation, and takes no operators from what is typed", async () => {
    expect(await shelf.ids({ q: "?!" })).toEqual([]);
    const pagination = { order: { id: "ASC" as const } };
    expect(await shelf.ids({ q: "rocker & !seat | (' <-> :*", pagination })).toEqual([
      "rocker",
      "seat",
    ]);
  });
});

describe("a search in somebody's own words", () => {
  const ask = (q: string) =>
    shelf.ask({ q, search_options: { typo_tolerance: true, match_strategy: "last" as const } });
  const found = async (q: string) => (await ask(q)).hits.map(({ id }) => id);
  const reading = async (q: string) => (await ask(q)).provider_metadata?.reading;

  beforeEach(() =>
    shelf.put(
      { id: "lamp", name: "Brass Lamp", sku: "LX-100-B", text: "Lights a table." },
      { id: "shade", name: "Lamp Shade, Crystal", text: "For every lamp: lamp, lamp, lamp." },
      {
        id: "night",
        name: "Night Light",
        text: "For stairs, paths and halls. To charge it, lift it out.",
      },
      { id: "flower", name: "Flowerpot", name_fr: "Pots élevés", text: "Of clay." },
      { id: "chair", name: "Garden Chair", text: "Folds." },
      { id: "dense", name: "Can Opener", text: "Opens tins." },
    ),
  );

  it("finds first what a title names, then what goes with it", async () => {
    expect(await found("lamp")).toEqual(["lamp", "shade"]);
    expect(await found("lamps")).toEqual(["lamp", "shade"]);
    expect(await found("lamp lamp")).toEqual(["lamp", "shade"]);
    expect(await found("shade")).toEqual(["shade"]);
  });

  it("finds a word by its beginning as it is typed, not by the stem of that", async () => {
    expect(await found("cry")).toEqual(["shade"]);
    expect(await found("brass la")).toEqual(["lamp"]);
  });

  it("finds an identifier first, however it is written, and by its beginning", async () => {
    for (const sku of ["LX-100-B", "lx100b", "lx 100 b", "LX100"]) {
      expect((await found(sku))[0], sku).toBe("lamp");
    }
  });

  it("finds a part of an identifier as it stands there, though a word of these letters had a stem", async () => {
    await shelf.put({ id: "fly", name: "Kite", sku: "KT-FLY-004" });
    expect(await found("fly-004")).toEqual(["fly"]);
  });

  it("finds a code that begins like a number", async () => {
    await shelf.put({ id: "rail", name: "Rail 5e64afe8", sku: "9E12XY7" });
    for (const q of ["5e64afe8", "rail 5e64afe8", "9e12xy7", "9E12-XY7"]) {
      expect(await shelf.ids({ q }), q).toEqual(["rail"]);
    }
  });

  it("joins and splits words as the index writes them", async () => {
    expect(await found("flower pot")).toEqual(["flower"]);
    expect(await found("nightlight")).toEqual(["night"]);
    expect(await found("night light")).toEqual(["night"]);
    expect(await found("gardenchair")).toEqual(["chair"]);
    expect(await found("gardenchare")).toEqual(["chair"]);
    expect(await reading("gardenchare")).toMatchObject({ corrected: "garden chair" });
  });

  it("finds French words by their stems, without mistaking English ones for them", async () => {
    expect(await found("pot élevée")).toEqual(["flower"]);
    await shelf.put({ id: "cane", name: "Cane" });
    expect(await found("cane")).toEqual(["cane"]);
  });

  it("says what it took a misspelt word for", async () => {
    expect(await reading("bras lampp")).toEqual({
      corrected: "brass lamp",
      corrections: [
        { typed: "bras", meant: "brass" },
        { typed: "lampp", meant: "lamp" },
      ],
    });
    expect(await reading("lamp")).toEqual({});
  });

  it("takes a misspelt word for the one that a title has with its neighbour, if hardly less alike", async () => {
    await shelf.put(
      { id: "bands", name: "Elastic Band Set", text: "Rubber." },
      { id: "bench", name: "Bench", name_fr: "Banc de jardin", text: "Of oak." },
    );
    expect(await reading("elastic bans")).toMatchObject({ corrected: "elastic band" });
    expect(await found("bans elastic")).toEqual(["bands"]);
    expect(await reading("bans")).toMatchObject({ corrected: "banc" });
    expect(await reading("bans jardin")).toMatchObject({ corrected: "banc jardin" });
  });

  it("finds each thing of a list, what is called by all first, if something is called by each", async () => {
    await shelf.put(
      { id: "both", name: "Chair with Lamp" },
      { id: "text", name: "Rug", text: "Lies below a chair or a lamp." },
    );
    shelfRules.present = [
      { kind: "same", words: ["garden lamp", "torch"] },
      { kind: "finds", words: ["cannot sleep"], finds: ["night light"] },
    ];
    expect(await found("garden chair and brass lamp")).toEqual(["chair", "lamp"]);
    expect(await found("chair, lamp")).toEqual(["both", "chair", "lamp", "shade"]);
    expect(await found("opener or flowerpots")).toEqual(["dense", "flower"]);
    expect(await reading("opener or flowerpots")).toEqual({});
    expect(await reading("brass lampp & opener")).toMatchObject({ corrected: "brass lamp opener" });
    expect(await reading("garden chair and piano")).toEqual({ given_up: ["piano"] });
    expect(await found("lamp and cannot sleep")).toEqual(["night"]);
    const filters = { id: { $ne: "dense" } };
    const last = { match_strategy: "last" as const };
    expect(await shelf.ids({ q: "opener or flowerpots", filters, search_options: last })).toEqual([
      "flower",
    ]);
    const all = { match_strategy: "all" as const };
    expect(await shelf.ids({ q: "opener or flowerpots", search_options: all })).toEqual([]);
  });

  it("finds two things that have names of their own, though a rule takes them for one", async () => {
    shelfRules.present = [
      { kind: "finds", words: ["flowerpot opener", "garden lamp"], finds: ["night light"] },
    ];
    expect(await found("flowerpot opener")).toEqual(["night"]);
    expect(await found("flowerpot & opener")).toEqual(["dense", "flower"]);
    expect(await found("garden & lamp")).toEqual(["night"]);
  });

  it("finds three things in a row that have names of their own, and no text has together", async () => {
    expect(await found("flowerpot opener lamp")).toEqual(["dense", "flower", "lamp", "shade"]);
    expect(await reading("flowerpot opener lamp")).toEqual({});
    expect(await reading("flowerpot clay opener")).toEqual({ given_up: ["opener"] });
  });

  it("puts last what is not wanted, and does without it", async () => {
    await shelf.put(
      { id: "crystal", name: "Crystal Lamp", text: "Without a shade." },
      { id: "arms", name: "Chair with Arms" },
    );
    expect(await found("lamp not crystal")).toEqual(["lamp", "crystal", "shade"]);
    expect(await found("chair without arms")).toEqual(["chair", "arms"]);
    expect(await found("lampe sans crystal")).toEqual(["lamp", "crystal", "shade"]);
    expect(await found("chair no arms for garden")).toEqual(["chair"]);
    expect(await reading("chair no arms")).toEqual({});
    // Something has to be called by what is wanted.
    expect(await found("stairs without crystal")).toEqual([]);
    shelfRules.present = [
      { kind: "finds", words: ["lamp shade"], finds: ["shade"] },
      { kind: "same", words: ["night light", "lamp without wire"] },
      { kind: "none", words: ["lamp battery"] },
    ];
    expect((await found("lamp no shade"))[0]).toBe("crystal");
    expect((await found("lamp without wires"))[0]).toBe("night");
    expect((await found("lamp without battery"))[0]).toBe("crystal");
  });

  it("gives up the fewest words, says which, and keeps what a title names", async () => {
    expect(await found("purple garden chair")).toEqual(["chair"]);
    expect(await reading("purple garden chair")).toEqual({ given_up: ["purple"] });
    expect(await found("garden shed")).toEqual([]);
    shelfRules.present = [{ kind: "same", words: ["night light", "bedroom lantern"] }];
    expect(await reading("bedroom lantern shade")).toEqual({ given_up: ["shade"] });
    expect(await found("stair lift")).toEqual([]);
    const all = { match_strategy: "all" as const };
    expect(await shelf.ids({ q: "purple garden chair", search_options: all })).toEqual([]);
  });

  it("knows what its rules say, at once when they change", async () => {
    expect(await found("lantern")).toEqual([]);
    shelfRules.present = [
      { kind: "same", words: ["lamp", "lantern"] },
      { kind: "finds", words: ["too dark to read", "lumière"], finds: ["lamp", "night light"] },
      { kind: "ignore", words: ["please"] },
      { kind: "none", words: ["garden lamp"], hint: "garden" },
    ];
    expect(await found("lanterns please")).toEqual(["lamp", "shade"]);
    expect(await found("it is too dark to read")).toEqual(["lamp", "night", "shade"]);
    expect((await found("lumieres"))[0]).toBe("lamp");
    expect(await reading("lanten")).toMatchObject({ corrected: "lantern" });
    expect(await found("lante")).toEqual(["lamp", "shade"]);
    expect(await found("garden lamps")).toEqual([]);
    expect(await reading("garden lamps")).toEqual({ hint: "garden" });
  });

  it("takes a word that is just begun for one of a title, then of a rule, then of a text", async () => {
    shelfRules.present = [{ kind: "finds", words: ["foliage"], finds: ["lamp"] }];
    expect(await found("fo")).toEqual(["chair"]);
    expect((await found("fol"))[0]).toBe("lamp");
    expect(await found("fl")).toEqual(["flower"]);
    expect(await found("brass l")).toEqual(["lamp"]);
    expect(await found("crystal q")).toEqual(["shade"]);
  });

  it("joins small words only where the index does", async () => {
    shelfRules.present = [
      { kind: "finds", words: ["pickup"], finds: ["shade"] },
      { kind: "finds", words: ["pick up lights"], finds: ["lamp"] },
    ];
    expect((await found("pick up lights"))[0]).toBe("lamp");
  });

  it("gives up what things are like before what they are", async () => {
    await shelf.put({ id: "spoon", name: "Long Wooden Spoon", text: "Stirs." });
    expect(await found("long wooden opener")).toEqual(["dense"]);
    expect(await reading("long wooden opener")).toEqual({ given_up: ["long", "wooden"] });
  });

  it("finds what a sentence names, whatever else is said", async () => {
    expect(await found("big tall guests who charge a folding chair")).toEqual(["chair"]);
    await shelf.put({
      id: "rug",
      name: "Brass Rug",
      text: "For chairs that stand in a green hall.",
    });
    expect(await found("green brass chair")).toEqual(["chair"]);
    expect(await reading("green brass chair")).toEqual({ given_up: ["green", "brass"] });
  });

  it("finds first what has all words, then what lacks those that stand in texts alone", async () => {
    await shelf.put(
      { id: "desk", name: "Oak Desk", text: "Seats two tall people." },
      { id: "table", name: "Folding Desk", text: "Seats one." },
      { id: "top", name: "Desk Top, Oak" },
    );
    expect(await found("desk tall")).toEqual(["desk", "table", "top"]);
    expect(await reading("desk tall")).toEqual({});
    // What is in titles narrows, as it is typed to.
    expect(await found("folding desk")).toEqual(["table"]);
    const page = { pagination: { skip: 1, take: 2, order: { _score: "DESC" as const } } };
    const asked = { q: "desk tall", search_options: { match_strategy: "last" as const }, ...page };
    expect((await shelf.ask(asked)).hits).toHaveLength(2);
    expect((await shelf.ask(asked)).metadata.count).toBe(3);
    expect(await shelf.ids({ q: "desk tall" })).toEqual(["desk"]);
  });

  it("finds what is wanted for a need before what else helps with it", async () => {
    shelfRules.present = [{ kind: "finds", words: ["dark stairs"], finds: ["night light"] }];
    expect(await found("dark stairs lamp")).toEqual(["night"]);
    expect(await found("lamp for dark stairs")).toEqual(["lamp", "night"]);
  });

  it("refuses what there is none of with what else is said, unless that is there", async () => {
    shelfRules.present = [{ kind: "none", words: ["stair lift", "piano"], hint: "garden" }];
    expect(await reading("purple stair lift to hire")).toEqual({ hint: "garden" });
    expect(await found("piano chair")).toEqual(["chair"]);
  });

  it("takes letters and digits apart where the index does", async () => {
    await shelf.put({ id: "rope", name: "Rope, 5 ft", sku: "RP-AB-012" });
    expect(await found("5ft rope")).toEqual(["rope"]);
    expect(await found("ab012")).toEqual(["rope"]);
  });

  it("knows no misspelt word by the stem of a further language alone", async () => {
    await shelf.provider.clearIndex({ index: SHELF.physical_name });
    await shelf.put(
      { id: "glove", name: "Glove", text_fr: "Pour les bras." },
      { id: "brace", name: "Brace" },
    );
    expect(await found("brase")).toEqual(["brace"]);
    expect(await reading("brases")).toEqual({
      corrected: "brace",
      corrections: [{ typed: "brases", meant: "brace" }],
    });
  });

  it("hears what a long sentence says at its end", async () => {
    const sentence = "what would you say that they are to have if not this one or the other lamp";
    expect(await found(sentence)).toEqual(["lamp", "shade"]);
  });

  it("leaves equals equal, for the order to decide", async () => {
    await shelf.put(
      { id: "a", name: "Red Rug", cents: 2 },
      { id: "b", name: "Blue Rug", text: "A rug is a rug.", cents: 1 },
    );
    const order = { _score: "DESC" as const, cents: "ASC" as const };
    expect(await shelf.ids({ q: "rug", pagination: { order } })).toEqual(["b", "a"]);
  });
});

describe("an index", () => {
  it("is listed with its documents, and unknown once it is deleted", async () => {
    await shelf.put({ id: "a" }, { id: "b" });
    expect(await shelf.provider.listIndexes()).toEqual([
      { name: "shelf_v1", provider: "typed-postgres", document_count: 2 },
    ]);
    await shelf.provider.deleteIndex({ index: SHELF.physical_name });
    expect(await shelf.provider.listIndexes()).toEqual([]);
    await expect(shelf.ask({})).rejects.toMatchObject({ type: "not_found" });
  });

  it("that an earlier version of the program made serves until the new one is filled", async () => {
    await shelf.put({ id: "a", name: "rocker", read_at: 1 });
    for (const statement of [
      `alter table search_typed_shelf_v1 drop column title_vector`,
      `update search_typed_shelf_v1 set search_vector = setweight(to_tsvector('english', 'rocker'), 'A')`,
      `alter table search_typed_shelf_v1_word drop column in_title`,
    ]) {
      await database.connection.raw(statement);
    }
    await shelf.provider.upsertIndex({ index: { ...SHELF, physical_name: "shelf_v2" } });
    expect(await shelf.ids({ q: "rockers" })).toEqual(["a"]);
    await shelf.put({ id: "b", name: "rocker", read_at: 1 });
    expect((await shelf.ids({ q: "rockers" })).sort()).toEqual(["a", "b"]);
    await shelf.provider.deleteIndex({ index: "shelf_v2" });
  });

  it("serves orders, lists and text from indexes of the database", async () => {
    const documents = Array.from({ length: 3000 }, (_, place) => ({
      id: `n${place}`,
      name: `thing${place}`,
      cents: place,
      is_open: place % 2 === 0,
      places: [`place${place % 500}`],
    }));
    await shelf.put(...documents);
    await database.connection.raw('vacuum analyze "search_typed_shelf_v1"');
    const table = '"search_typed_shelf_v1"';
    const scanned = /Index (Only )?Scan|Bitmap Index Scan/;
    for (const query of [
      `select id from ${table} order by cents, id limit 20`,
      `select id from ${table} where is_open order by cents desc, id limit 20`,
      `select id from ${table} where places @> array['place7']`,
      `select id from ${table} where search_vector @@ to_tsquery('english', 'thing1234')`,
    ]) {
      expect(await plan(query), query).toMatch(scanned);
    }
  });
});

import type { ProviderSearchQuery, SearchDocument, SearchFilters } from "@medusajs/framework/types";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { answerQuery } from "../src/answer-query";
import { PROVIDER } from "../src/index-table";
import { IndexMemory } from "../src/memory/index-memory";
import type { Sql } from "../src/sql";
import { storedDocuments } from "../src/stored-documents";
import { openDatabase, type TestDatabase } from "./support/open-database";
import { openShelf, SHELF, shelfRules } from "./support/shelf";

let database: TestDatabase;
let shelf: Awaited<ReturnType<typeof openShelf>>;
let memory: IndexMemory;

beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database?.close(), 60_000);
beforeEach(async () => {
  shelf = await openShelf(database.connection);
  shelfRules.present = [];
  memory = new IndexMemory(SHELF, run);
  await memory.load();
});

const run = async ({ text, values }: Sql) =>
  (await database.connection.raw(text, values as string[])).rows;

type Query = Partial<ProviderSearchQuery>;
const asked = (query: Query): ProviderSearchQuery => ({
  index: SHELF,
  attributes_to_retrieve: ["id"],
  ...query,
});
/** What the database answers by itself. */
const fromTable = (query: Query) =>
  answerQuery(asked(query), storedDocuments(asked(query), run), run);
/** What memory answers; fails where it leaves the query to the database. */
async function fromMemory(query: Query) {
  const answer = await memory.answer(asked(query));
  if (!answer) throw new Error(`Memory does not answer ${JSON.stringify(query)}.`);
  return answer;
}
/** Holds up who waits for it until it is opened. */
function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
const idsIn = ({ hits }: { hits: { id: string }[] }) => hits.map(({ id }) => id);

describe("an index in memory", () => {
  it("knows what was written, by whomever, with the very next search", async () => {
    await shelf.put(
      { id: "a", name: "Lamp", cents: 2, read_at: 1 },
      { id: "b", name: "Rug", cents: 1, read_at: 1 },
    );
    expect(idsIn(await fromMemory({ q: "lamp" }))).toEqual(["a"]);
    await shelf.put({ id: "a", name: "Chair", cents: 2, read_at: 2 });
    expect(idsIn(await fromMemory({ q: "lamp" }))).toEqual([]);
    await database.connection.raw("update search_typed_shelf_v1 set cents = 7 where id = 'b'");
    expect(idsIn(await fromMemory({ filters: { cents: { $gt: 5 } } }))).toEqual(["b"]);
    await shelf.remove({ id: ["b"] });
    expect((await fromMemory({})).count).toBe(1);
  });

  it("does not see what is not committed, and sees it as soon as it is, out of turn too", async () => {
    await shelf.put({ id: "a", cents: 1 });
    const late = await database.connection.transaction();
    await late.raw("insert into search_typed_shelf_v1 (id, cents) values ('late', 1)");
    await shelf.put({ id: "b", cents: 1 });
    expect(idsIn(await fromMemory({ filters: { cents: 1 } }))).toEqual(["a", "b"]);
    await late.commit();
    expect(idsIn(await fromMemory({ filters: { cents: 1 } }))).toEqual(["a", "b", "late"]);
  });

  it("leaves searches to the database while it has much to read", async () => {
    await shelf.put({ id: "a" });
    expect((await fromMemory({})).count).toBe(1);
    await shelf.provider.clearIndex({ index: SHELF.physical_name });
    expect(await memory.answer(asked({}))).toBeNull();
    await memory.load();
    expect((await fromMemory({})).count).toBe(0);
    await shelf.put(...Array.from({ length: 600 }, (_, place) => ({ id: `n${place}` })));
    expect(await memory.answer(asked({}))).toBeNull();
    await expect.poll(async () => (await memory.answer(asked({})))?.count).toBe(600);
  });

  it("takes in many changes once, whoever finds them", async () => {
    const readings: string[] = [];
    const [check, reading] = [aGate(), aGate()];
    let checks = 0;
    const slow = new IndexMemory(SHELF, async (statement) => {
      const { text } = statement;
      if (text.includes("as snapshot,")) readings.push(text);
      const isCheck = text.includes("_is_behind");
      if (isCheck) checks += 1;
      const isSecondCheck = isCheck && checks === 2;
      const rows = await run(statement);
      if (isSecondCheck) await check.opened;
      if (!isCheck && text.includes("= any(")) await reading.opened;
      return rows;
    });
    await slow.load();
    await shelf.put(...Array.from({ length: 600 }, (_, place) => ({ id: `n${place}`, cents: 1 })));
    const query = asked({ filters: { cents: 1 } });
    const [first, second] = [slow.answer(query), slow.answer(query)];
    expect(await first).toBeNull();
    // The second search hears that it is behind while the first reads what changed.
    check.open();
    expect(await second).toBeNull();
    expect(readings).toHaveLength(1);
    reading.open();
    await expect.poll(async () => (await slow.answer(query))?.count).toBe(600);
  });

  it("reads no index that is too large, nor asks again with each search", async () => {
    await shelf.put(...["a", "b", "c"].map((id) => ({ id })));
    const asks: string[] = [];
    const small = new IndexMemory(
      SHELF,
      (statement) => {
        asks.push(statement.text);
        return run(statement);
      },
      { mostDocuments: 2 },
    );
    await expect(small.load()).rejects.toThrow("More than 2 documents");
    expect(asks).toHaveLength(1);
    const later = performance.now() + 1_800_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    try {
      expect(await small.answer(asked({}))).toBeNull();
      expect(asks).toHaveLength(1);
      clock.mockReturnValue(later + 3_600_000);
      await shelf.remove({ id: ["c"] });
      await small.answer(asked({}));
      await small.load();
      expect((await small.answer(asked({})))?.count).toBe(2);
    } finally {
      clock.mockRestore();
    }
  });

  it("looks for words only with statements that must end soon", async () => {
    await shelf.put({ id: "a", name: "Garden chair", text: "a brass lamp" });
    await shelf.provider.load(SHELF);
    const statements: { sql: string; __knexTxId?: string }[] = [];
    const note = (statement: { sql: string }) => statements.push(statement);
    database.connection.on("query", note);
    const search_options = { typo_tolerance: true };
    expect(await shelf.ids({ q: "gardne", search_options })).toEqual(["a"]);
    expect(await shelf.ids({ q: "brass lamp" })).toEqual(["a"]);
    database.connection.removeListener("query", note);
    const limited = statements.filter(({ sql }) => sql.includes("statement_timeout = 5000"));
    const [looking] = statements.filter(({ sql }) => sql.includes("<->"));
    expect(limited.map(({ __knexTxId }) => __knexTxId)).toContain(looking?.__knexTxId);
    // Words and phrases of texts are not asked of the database.
    expect(statements.filter(({ sql }) => sql.includes("@@"))).toEqual([]);
    // Those were answers from memory.
    expect(statements.some(({ sql }) => sql.includes("_is_behind"))).toBe(true);
  });

  it("leaves to the database what it does not hold", async () => {
    expect(await memory.answer(asked({ filters: { name: { $like: "%a%" } } }))).toBeNull();
  });

  it("forgets what a copied database says of transactions that are yet to come", async () => {
    await shelf.put({ id: "a", cents: 1 });
    const log = "search_typed_shelf_v1_change";
    await database.connection.raw(`update ${log} set changed_in = '9000000000000000000'::xid8`);
    await memory.load();
    expect(idsIn(await fromMemory({}))).toEqual(["a"]);
    const { rows } = await database.connection.raw(`select count(*)::int as count from ${log}`);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

const WORDS = ["lamp", "lamps", "brass", "garden", "chair", "shade", "red", "night", "light"];
/** Words that no title has. */
const OF_TEXTS = ["velvet", "hem", "tassel"];
const words = (least: number, most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: most });
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: null, freq: 4 });

const thing = fc.record({
  id: fc.integer({ min: 0, max: 14 }).map((number) => `thing${number}`),
  name: optional(words(1, 4).map((some) => some.join(" "))),
  sku: optional(fc.integer({ min: 1, max: 30 }).map((number) => `AB-${number}-X`)),
  text: optional(
    fc
      .array(fc.constantFrom(...WORDS, ...OF_TEXTS), { maxLength: 8 })
      .map((some) => some.join(" ")),
  ),
  text_fr: optional(fc.constantFrom("un tapis rouge", "lampe de velvet hem")),
  name_fr: optional(fc.constantFrom("lampe rouge", "chaises", "lumière de nuit")),
  cents: optional(fc.integer({ min: -3, max: 3 })),
  weight: optional(fc.constantFrom(0.5, 1, 2.25)),
  is_open: optional(fc.boolean()),
  places: optional(fc.uniqueArray(fc.constantFrom("hall", "attic", "cellar"))),
  sizes: optional(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })),
  made_at: optional(fc.integer({ min: 0, max: 3 }).map((day) => new Date(Date.UTC(2026, 0, day)))),
});
type Thing = typeof thing extends fc.Arbitrary<infer Value> ? Value : never;

const range = fc.record(
  { $gt: fc.integer({ min: -4, max: 4 }), $lte: fc.integer({ min: -4, max: 4 }) },
  { requiredKeys: [] },
);
const size = fc.integer({ min: 0, max: 7 });
const place = fc.constantFrom("hall", "attic", "shed");
const condition: fc.Arbitrary<SearchFilters> = fc.oneof(
  range.map((cents) => ({ cents })),
  optional(fc.integer({ min: -3, max: 3 })).map((cents) => ({ cents })),
  optional(fc.integer({ min: -3, max: 3 })).map((cents) => ({ cents: { $ne: cents } })),
  fc.boolean().map((is_open) => ({ is_open })),
  fc.boolean().map((there) => ({ weight: { $exists: there } })),
  fc.uniqueArray(place).map((some) => ({ places: { $overlaps: some } })),
  fc.uniqueArray(place).map((some) => ({ places: { $contains: some } })),
  fc.uniqueArray(place).map((some) => ({ places: { $nin: some } })),
  fc.boolean().map((there) => ({ sizes: { $exists: there } })),
  fc.constantFrom(null, { $ne: null }).map((sizes) => ({ sizes })),
  fc.record({ $gt: size, $lte: size }, { requiredKeys: ["$gt"] }).map((sizes) => ({ sizes })),
  fc.uniqueArray(size).map((some) => ({ sizes: { $overlaps: some } })),
  fc.integer({ min: 0, max: 14 }).map((number) => ({ id: { $ne: `thing${number}` } })),
);
const filters = fc.letrec<{ any: SearchFilters }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    condition,
    fc.array(tie("any"), { minLength: 1, maxLength: 3 }).map((all) => ({ $and: all })),
    fc.array(tie("any"), { minLength: 1, maxLength: 3 }).map((all) => ({ $or: all })),
    tie("any").map((one) => ({ $not: one })),
  ),
})).any;

const direction = fc.constantFrom("ASC" as const, "DESC" as const);
const pagination = fc.record({
  order: fc.oneof(
    fc.record({ cents: direction }),
    fc.record({ made_at: direction, cents: direction }),
    fc.record({ id: direction }),
  ),
  skip: fc.integer({ min: 0, max: 8 }),
  take: fc.integer({ min: 0, max: 8 }),
});

/** What a filter means, said as plainly as can be. */
function passes(one: Thing, filter: SearchFilters): boolean {
  return Object.entries(filter).every(([field, operand]) => {
    if (field === "$and") return (operand as SearchFilters[]).every((part) => passes(one, part));
    if (field === "$or") return (operand as SearchFilters[]).some((part) => passes(one, part));
    if (field === "$not") return !passes(one, operand as SearchFilters);
    const content = one[field as keyof Thing];
    if (operand === null || typeof operand !== "object") return content === operand;
    const operators = Object.entries(operand);
    // Of a list, one and the same number lies in a range.
    if (Array.isArray(content) && "$gt" in operand) {
      return content.some((number) => operators.every((one) => holds(number, ...one)));
    }
    return operators.every(([operator, value]) => holds(content, operator, value));
  });
}

function holds(content: unknown, operator: string, value: unknown): boolean {
  const list = content as unknown[] | null;
  const some = () => list?.some((element) => (value as unknown[]).includes(element)) ?? false;
  if (operator === "$ne") return content !== value;
  if (operator === "$exists") return (content !== null) === value;
  if (operator === "$overlaps") return some();
  if (operator === "$nin") return !some();
  if (content === null) return false;
  if (operator === "$contains") return (value as string[]).every((one) => list?.includes(one));
  return operator === "$gt" ? Number(content) > Number(value) : Number(content) <= Number(value);
}

/** All that passes, in the order asked for; nothing comes after everything. */
function modelled(things: readonly Thing[], filter: SearchFilters, order: Record<string, string>) {
  const terms = Object.entries({ ...order, id: order.id ?? "ASC" });
  return things
    .filter((one) => passes(one, filter))
    .sort((one, other) => {
      for (const [field, way] of terms) {
        const [mine, theirs] = [one, other].map((each) => each[field as keyof Thing] ?? null);
        if (mine === theirs || String(mine) === String(theirs)) continue;
        const isBefore =
          theirs === null || (mine !== null && (mine as string) < (theirs as string));
        return isBefore === (way === "ASC") ? -1 : 1;
      }
      return 0;
    })
    .map(({ id }) => id);
}

const step = fc.record({ put: fc.array(thing, { maxLength: 8 }), remove: fc.nat({ max: 14 }) });

/** Does steps of writing; answers the documents that there are then. */
async function write(steps: readonly { put: Thing[]; remove: number }[]): Promise<Thing[]> {
  await shelf.remove({ id: { $exists: true } });
  const things = new Map<string, Thing>();
  for (const [read_at, { put, remove }] of steps.entries()) {
    for (const one of put) things.set(one.id, one);
    await shelf.put(...put.map((one): SearchDocument => ({ ...one, read_at })));
    await shelf.remove({ id: [`thing${remove}`] });
    things.delete(`thing${remove}`);
    await fromMemory({});
  }
  return [...things.values()];
}

describe("any filter, order and page", () => {
  it("has the same items and total as a plain list, none twice and none left out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(filters, pagination), { minLength: 4, maxLength: 4 }),
        async (steps, queries) => {
          const things = await write(steps);
          for (const [filter, page] of queries) {
            const ids = modelled(things, filter, page.order);
            const expected = ids.slice(page.skip, page.skip + page.take);
            const facets = {
              places: { values: "places", chosen: { places: { $overlaps: ["hall"] } } },
              cents: { filters: { low: { cents: { $lte: 0 } } }, chosen: filter },
              open: { values: "is_open" },
            };
            const search_options = { provider_options: { [PROVIDER]: { facets } } };
            const counting = { filters: { weight: { $exists: true } }, search_options };
            expect((await fromMemory(counting)).facets).toEqual((await fromTable(counting)).facets);
            for (const answer of [fromMemory, fromTable]) {
              const found = await answer({ filters: filter, pagination: page });
              expect([idsIn(found), found.count]).toEqual([expected, ids.length]);
            }
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });
});

describe("any search", () => {
  it("is answered from memory as from the database, score by score", async () => {
    shelfRules.present = [
      { kind: "same", words: ["lamp", "night light"] },
      { kind: "finds", words: ["too dark"], finds: ["lamp", "red shade"] },
      { kind: "none", words: ["red chair"] },
    ];
    const typed = fc.oneof(
      words(1, 3),
      fc.array(fc.constantFrom(...WORDS, "lmap", "chai", "sh", "rouge", "lumieres", "nightlight"), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(fc.constantFrom("brass", ...OF_TEXTS), { minLength: 2, maxLength: 3 }),
      fc.tuple(words(1, 2), words(1, 2)).map(([one, other]) => [...one, "and", ...other]),
      fc.tuple(words(1, 2), words(1, 2)).map(([one, other]) => [...one, "without", ...other]),
      fc.constantFrom(
        ["too", "dark"],
        ["lamp", "for", "too", "dark", "garden"],
        ["ab-1"],
        ["purple", "brass", "lamp"],
        ["purple", "red", "chair"],
        ["ab", "2", "x"],
        ["ab2"],
      ),
    );
    const options = fc.record({
      match_strategy: fc.constantFrom("last" as const, "all" as const, "any" as const),
      typo_tolerance: fc.boolean(),
      include_score: fc.constant(true),
    });
    const order = { _score: "DESC" as const, cents: "ASC" as const };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 2 }),
        fc.array(fc.tuple(typed, options, filters), { minLength: 5, maxLength: 5 }),
        async (steps, queries) => {
          await write(steps);
          for (const [some, search_options, filter] of queries) {
            const query = {
              q: some.join(" "),
              search_options,
              filters: filter,
              pagination: { order, skip: 0, take: 20 },
            };
            expect(await fromMemory(query), query.q).toEqual(await fromTable(query));
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

describe("words that stand in texts alone", () => {
  it("are found side by side, after every change, as in a plain list", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 3 }),
        fc.array(fc.uniqueArray(fc.constantFrom(...OF_TEXTS), { minLength: 2, maxLength: 3 }), {
          minLength: 3,
          maxLength: 3,
        }),
        async (steps, phrases) => {
          const things = new Map<string, Thing>();
          await shelf.remove({ id: { $exists: true } });
          for (const [read_at, { put, remove }] of steps.entries()) {
            await shelf.put(...put.map((one): SearchDocument => ({ ...one, read_at })));
            for (const one of put) things.set(one.id, one);
            await shelf.remove({ id: [`thing${remove}`] });
            things.delete(`thing${remove}`);
            for (const phrase of phrases) {
              const q = phrase.join(" ");
              const said = [...things.values()].filter(({ text, text_fr }) =>
                [text, text_fr].some((one) => one?.includes(q)),
              );
              for (const answer of [fromMemory, fromTable]) {
                const found = await answer({ q, pagination: { skip: 0, take: 20 } });
                expect(idsIn(found).sort(), q).toEqual(said.map(({ id }) => id).sort());
                expect(found.count).toBe(said.length);
              }
            }
          }
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  });
});

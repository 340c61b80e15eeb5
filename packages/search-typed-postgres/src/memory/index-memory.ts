import { setImmediate as turn } from "node:timers/promises";
import type {
  ProviderSearchQuery,
  ResolvedSearchIndexDefinition,
  SearchHit,
} from "@medusajs/framework/types";
import { answerQuery, type SearchAnswer } from "../answer-query";
import { ALL_GONE, changedSinceSql, forgetForeignSql } from "../change-log";
import { columnsOf } from "../columns";
import { optionsOf } from "../index-table";
import { hitOf, SCORE, selection } from "../page";
import { type Row, type Run, raw, sql, value } from "../sql";
import { tableOf } from "../table-names";
import { NotHeld } from "./filter-set";
import { Mirror } from "./mirror";
import { mirroredDocuments, type ReadHits } from "./mirrored-documents";
import { documentOf, documentsSql, nextDocumentsSql } from "./read-documents";

/** Documents that are read at once. */
const READ_BATCH = 500;
/** Indexes with more documents are left to the database. */
const MOST_DOCUMENTS = 300_000;
/** After a reading that failed, and after one that found too many documents. */
const REST_MS = 60_000;
const LONG_REST_MS = 3_600_000;
/** So many changes are taken in before a search is answered; more than that meanwhile. */
const MOST_AWAITED = 500;
/** How often a search is begun anew when documents change under it. */
const MOST_ATTEMPTS = 4;

/** Says that the documents in memory are not those of the database any more. */
class Behind extends Error {}

/** Says that an index is too large to be held. */
class TooMany extends Error {}

/** How the memory reads its index; tests hold it to fewer documents. */
export interface MemoryOptions {
  /** Statements for which somebody waits, and which must end soon. Otherwise `run`. */
  runBriefly?: Run;
  mostDocuments?: number;
}

/**
 * Answers searches of one index from memory, with the exact documents of the database: each answer
 * is checked against the log of changes in the statement that reads its hits.
 */
export class IndexMemory {
  #mirror: Mirror | undefined;
  /** What the mirror has seen, as PostgreSQL writes a snapshot. */
  #snapshot = "";
  /** Grows with each change that the mirror takes in. */
  #state = 0;
  #loading: Promise<void> | undefined;
  #catchingUp: Promise<boolean> | undefined;
  #isFarBehind = false;
  /** When the next reading may begin, by `performance.now`; after one that failed, not at once. */
  #restsUntil = 0;

  readonly #runBriefly: Run;
  readonly #mostDocuments: number;

  constructor(
    readonly definition: ResolvedSearchIndexDefinition,
    private readonly run: Run,
    { runBriefly = run, mostDocuments = MOST_DOCUMENTS }: MemoryOptions = {},
  ) {
    this.#runBriefly = runBriefly;
    this.#mostDocuments = mostDocuments;
  }

  /** Reads all documents, unless they are read already; resolves when searches can be answered. */
  load(): Promise<void> {
    this.#loading ??= this.#read()
      .catch((error) => {
        const rest = error instanceof TooMany ? LONG_REST_MS : REST_MS;
        this.#restsUntil = performance.now() + rest;
        throw error;
      })
      .finally(() => {
        this.#loading = undefined;
      });
    return this.#loading;
  }

  /** The answer, or null where the database has to give it. */
  async answer(query: ProviderSearchQuery): Promise<SearchAnswer | null> {
    if (!this.#mirror || this.#mirror.isWorn) {
      if (performance.now() >= this.#restsUntil) this.load().catch(() => undefined);
    }
    if (this.#isFarBehind) return null;
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const answer = await this.#attempt(query);
        if (answer !== "behind") return answer;
        if (!(await this.#catchUp())) return null;
      }
    } catch (error) {
      if (!(error instanceof NotHeld)) throw error;
    }
    return null;
  }

  async #attempt(query: ProviderSearchQuery): Promise<SearchAnswer | "behind" | null> {
    const mirror = this.#mirror;
    if (!mirror) return null;
    const state = this.#state;
    const documents = mirroredDocuments(query, mirror, this.#hitsOf(query, state));
    try {
      const answer = await answerQuery(query, documents, this.#runBriefly);
      // Hits are checked where they are read.
      if (answer.hits.length === 0) await this.#checked(query, state, []);
      return answer;
    } catch (error) {
      if (error instanceof Behind) return "behind";
      throw error;
    }
  }

  #hitsOf(query: ProviderSearchQuery, state: number): ReadHits {
    const key = query.index.primary_key;
    return async (keys, scores): Promise<SearchHit[]> => {
      if (keys.length === 0) return [];
      const rows = await this.#checked(query, state, keys);
      const byKey = new Map(rows.map((row) => [row[key], row]));
      return keys.flatMap((one, place) => {
        const row = byKey.get(one);
        return row ? [hitOf({ ...row, [SCORE]: scores[place] }, query)] : [];
      });
    };
  }

  /** Reads documents, in the same moment making sure that the memory is what the database holds. */
  async #checked(
    query: ProviderSearchQuery,
    state: number,
    keys: readonly string[],
  ): Promise<Row[]> {
    const { primary_key: key, physical_name } = query.index;
    const rows = await this.#runBriefly(sql`select * from
      (select exists(${changedSinceSql(physical_name, this.#snapshot)}) as "_is_behind") as log
      left join (select ${selection(query, columnsOf(query.index))}
        from ${raw(`"${tableOf(physical_name)}"`)}
        where "${raw(key)}" = any(${value(keys)}::text[])) as found on true`);
    if (state !== this.#state || rows[0]?._is_behind === true) throw new Behind();
    return rows.flatMap(({ _is_behind, ...row }) => (row[key] === null ? [] : [row]));
  }

  /** Takes in what changed; false when that is too much to wait for. */
  async #catchUp(): Promise<boolean> {
    // One at a time: of two, what was read earlier might be put later, and stay.
    if (this.#isFarBehind) return false;
    this.#catchingUp ??= this.#takeIn().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #takeIn(): Promise<boolean> {
    const mirror = this.#mirror;
    if (!mirror) return false;
    const { physical_name } = this.definition;
    const [row] = await this.#runBriefly(sql`select pg_current_snapshot()::text as snapshot,
      array(${changedSinceSql(physical_name, this.#snapshot)}) as keys`);
    const keys = (row?.keys as string[] | undefined) ?? [];
    if (keys.includes(ALL_GONE)) {
      this.#forget();
      return false;
    }
    // What changes from here on is seen with the next look: documents are read as they are by then.
    const brought = this.#bring(mirror, keys).then(() => {
      // One that took its place meanwhile has seen what it has seen.
      if (this.#mirror === mirror) this.#snapshot = String(row?.snapshot);
    });
    if (keys.length <= MOST_AWAITED) {
      await brought;
      return true;
    }
    this.#isFarBehind = true;
    brought
      .catch(() => undefined)
      .finally(() => {
        this.#isFarBehind = false;
      });
    return false;
  }

  /** Reads documents anew. */
  async #bring(mirror: Mirror, keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += READ_BATCH) {
      const batch = keys.slice(start, start + READ_BATCH);
      const rows = await this.#runBriefly(documentsSql(this.definition, batch));
      this.#state += 1;
      const gone = new Set(batch);
      for (const row of rows) {
        const document = documentOf(row);
        gone.delete(document.key);
        mirror.put(document);
      }
      for (const key of gone) mirror.remove(key);
      if (start + READ_BATCH < keys.length) await turn();
    }
  }

  /** Leaves searches to the database until all documents are read again. */
  #forget(): void {
    this.#mirror = undefined;
    this.#state += 1;
  }

  /** Before documents are read only to be given up. */
  async #refuseTooMany(): Promise<void> {
    const table = raw(`"${tableOf(this.definition.physical_name)}"`);
    const [row] = await this.run(
      sql`select exists(select 1 from ${table} offset ${value(this.#mostDocuments)}) as too_many`,
    );
    if (row?.too_many === true) throw this.#tooMany();
  }

  #tooMany = (): TooMany =>
    new TooMany(`More than ${this.#mostDocuments} documents are not held in memory.`);

  async #read(): Promise<void> {
    const { definition, run } = this;
    await this.#refuseTooMany();
    const mirror = new Mirror(definition);
    await run(forgetForeignSql(definition.physical_name));
    const [now] = await run(raw("select pg_current_snapshot()::text as snapshot"));
    let last: string | undefined;
    for (;;) {
      const rows = await run(nextDocumentsSql(definition, last, READ_BATCH));
      for (const row of rows) {
        const document = documentOf(row);
        mirror.put(document);
        last = document.key;
      }
      if (rows.length < READ_BATCH) break;
      if (mirror.count > this.#mostDocuments) throw this.#tooMany();
      await turn();
    }
    mirror.trim();
    for (const order of ordersOf(definition)) {
      const sequence = mirror.sequence(order);
      while (sequence?.prepare(mirror.size, mirror.isLive)) await turn();
    }
    this.#mirror = mirror;
    this.#snapshot = String(now?.snapshot);
    this.#state += 1;
  }
}

/** The orders that a definition has indexes for: likely to be asked for. */
function ordersOf(definition: ResolvedSearchIndexDefinition) {
  return (optionsOf(definition).indexes ?? []).map((fields) =>
    fields.map((field) => {
      const [name = "", direction = ""] = field.split(" ");
      return [name, direction.toLowerCase() === "desc"] as const;
    }),
  );
}

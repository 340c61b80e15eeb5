import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type {
  ProviderSearchQuery,
  ResolvedSearchIndexDefinition,
  SearchDeleteDocumentsInput,
  SearchDocument,
  SearchIndexInfo,
  SearchResult,
  SearchTask,
} from "@medusajs/framework/types";
import {
  AbstractSearchProviderService,
  ContainerRegistrationKeys,
  MedusaError,
} from "@medusajs/framework/utils";
import { answerQuery, type SearchAnswer } from "./answer-query";
import { TITLE_COLUMN } from "./columns";
import { filterSql } from "./filter-sql";
import {
  catchUpStatements,
  createStatements,
  dropStatements,
  newColumnStatements,
  PROVIDER,
} from "./index-table";
import { IndexMemory } from "./memory/index-memory";
import { refuseUnsupported } from "./refuse-unsupported";
import { type Row, type Run, raw, type Sql, sql } from "./sql";
import { storedDocuments } from "./stored-documents";
import { columnsFromTable, tableColumnsSql } from "./table-columns";
import { TABLE_PREFIX, tableOf, wordsTableOf } from "./table-names";
import { upsertSql, wordsSql } from "./upsert-sql";

/** Rows of one statement; PostgreSQL takes at most 65535 values. */
const WRITE_BATCH = 100;
/** Anybody may search, with whatever words: no statement that looks for them runs longer. */
const SEARCH_TIMEOUT_MS = 5000;
/**
 * Words are looked up in their index, always: PostgreSQL guesses that many words begin as a misspelt
 * one does, and would read all documents to find the first.
 */
const WORDS_BY_INDEX = "set local enable_seqscan = off";
/** PostgreSQL's code for a table that is not there. */
const UNDEFINED_TABLE = "42P01";

/**
 * Search provider on PostgreSQL that gives each field of an index a column of its type, with B-tree,
 * GIN and text indexes, where Medusa's stock provider keeps JSON: filters, orders and exact totals
 * stay fast in large catalogs. What they and searches need is held in memory too, once an index is
 * searched. Fields must be flat; facets, vectors and highlighting are refused.
 */
export class TypedSearchService extends AbstractSearchProviderService {
  static override readonly identifier = PROVIDER;
  readonly #database: Knex;
  /** By the name of the index. */
  readonly #memories = new Map<string, IndexMemory>();

  constructor(cradle: Record<string, unknown>) {
    super();
    this.#database = cradle[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
  }

  /** Makes the tables of an index anew; Medusa gives each version of an index a name of its own. */
  override async upsertIndex({
    index,
  }: {
    index: ResolvedSearchIndexDefinition;
  }): Promise<SearchTask> {
    await this.#database.transaction(async (transaction) => {
      const behind = (await outdatedIndexes(transaction)).filter(
        (name) => name !== index.physical_name,
      );
      const statements = [
        ...dropStatements(index.physical_name),
        ...createStatements(index),
        ...behind.flatMap(catchUpStatements),
      ];
      for (const name of await versionsBefore(transaction, index)) {
        statements.push(...newColumnStatements(name, index));
      }
      for (const statement of statements) await transaction.raw(statement);
    });
    this.#forget(index.physical_name);
    return done(index.physical_name);
  }

  override async deleteIndex({ index }: { index: string }): Promise<SearchTask> {
    for (const statement of dropStatements(index)) await this.#database.raw(statement);
    this.#forget(index);
    return done(index);
  }

  override async listIndexes(): Promise<SearchIndexInfo[]> {
    const { rows } = await this.#database.raw(
      "select tablename from pg_tables where schemaname = current_schema() and tablename like ?",
      [`${TABLE_PREFIX.replaceAll("_", "\\_")}%`],
    );
    const tables = new Set<string>(rows.map(({ tablename }: { tablename: string }) => tablename));
    const indexes = [...tables].filter((table) => tables.has(`${table}_word`));
    return Promise.all(
      indexes.map(async (table) => ({
        name: table.slice(TABLE_PREFIX.length),
        provider: PROVIDER,
        document_count: await this.#count(table),
      })),
    );
  }

  override async upsertDocuments({
    index,
    definition,
    documents,
  }: {
    index: string;
    definition: ResolvedSearchIndexDefinition;
    documents: SearchDocument[];
  }): Promise<SearchTask> {
    // The last document of an id counts: one statement cannot write a row twice.
    const byId = new Map(documents.map((document) => [document[definition.primary_key], document]));
    const rows = [...byId.values()];
    for (let start = 0; start < rows.length; start += WRITE_BATCH) {
      const batch = rows.slice(start, start + WRITE_BATCH);
      await this.#run(upsertSql(tableOf(index), definition, batch));
      const words = wordsSql(wordsTableOf(index), definition, batch);
      if (words) await this.#run(words);
    }
    return done(index);
  }

  override async deleteDocuments({
    index,
    filters,
  }: SearchDeleteDocumentsInput): Promise<SearchTask> {
    const table = tableOf(index);
    const columns = columnsFromTable(await this.#run(tableColumnsSql(table)));
    await this.#run(sql`delete from ${raw(`"${table}"`)} where ${filterSql(filters, columns)}`);
    return done(index);
  }

  override async clearIndex({ index }: { index: string }): Promise<SearchTask> {
    await this.#database.raw(`truncate "${tableOf(index)}", "${wordsTableOf(index)}"`);
    return done(index);
  }

  /** Reads an index into memory; without being asked, the first search of it begins to. */
  async load(index: ResolvedSearchIndexDefinition): Promise<void> {
    await this.#memoryOf(index).load();
  }

  override async search(query: ProviderSearchQuery): Promise<SearchResult> {
    refuseUnsupported(query);
    const started = performance.now();
    const { hits, count, reading, facets } =
      (await this.#memoryOf(query.index).answer(query)) ?? (await this.#storedAnswer(query));
    return {
      hits,
      metadata: {
        skip: query.pagination?.skip ?? 0,
        take: query.pagination?.take ?? 0,
        count,
        query: query.q,
        processing_time_ms: Math.round(performance.now() - started),
      },
      provider_metadata: { reading, ...(facets && { facets }) },
    };
  }

  override async searchMany(queries: ProviderSearchQuery[]): Promise<SearchResult[]> {
    return Promise.all(queries.map((query) => this.search(query)));
  }

  /** Only the version of an index that is asked for is worth its room. */
  #memoryOf(index: ResolvedSearchIndexDefinition): IndexMemory {
    const known = this.#memories.get(index.name);
    if (known?.definition.physical_name === index.physical_name) return known;
    const memory = new IndexMemory(index, (statement) => this.#run(statement), {
      runBriefly: (statement) => this.#briefly((run) => run(statement)),
    });
    this.#memories.set(index.name, memory);
    return memory;
  }

  #forget(physicalName: string): void {
    for (const [name, { definition }] of this.#memories) {
      if (definition.physical_name === physicalName) this.#memories.delete(name);
    }
  }

  #storedAnswer(query: ProviderSearchQuery): Promise<SearchAnswer> {
    const settings = query.q === undefined ? "" : WORDS_BY_INDEX;
    return this.#briefly((run) => answerQuery(query, storedDocuments(query, run), run), settings);
  }

  /** Statements that read, each given up after {@link SEARCH_TIMEOUT_MS}. */
  #briefly<Answer>(ask: (run: Run) => Promise<Answer>, settings = ""): Promise<Answer> {
    return this.#database.transaction(
      async (transaction) => {
        await transaction.raw(`set local statement_timeout = ${SEARCH_TIMEOUT_MS};${settings}`);
        return ask((statement) => this.#run(statement, transaction));
      },
      { readOnly: true },
    );
  }

  async #count(table: string): Promise<number> {
    const [row] = await this.#run(raw(`select count(*) as count from "${table}"`));
    return Number(row?.count ?? 0);
  }

  async #run(statement: Sql, database: Knex = this.#database): Promise<Row[]> {
    try {
      const { rows } = await database.raw(statement.text, statement.values as Knex.RawBinding[]);
      return rows;
    } catch (error) {
      // The search module looks for the index's present version when it hears this.
      if (error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE) {
        throw new MedusaError(MedusaError.Types.NOT_FOUND, "This search index does not exist.");
      }
      throw error;
    }
  }
}

/** Physical indexes that an earlier version of this program made. */
async function outdatedIndexes(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { tablename: string }[] }>(
    `select tablename from pg_tables t where schemaname = current_schema() and tablename like ?
        and exists (select 1 from pg_tables w
          where w.schemaname = t.schemaname and w.tablename = t.tablename || '_word')
        and not exists (select 1 from information_schema.columns c
          where c.table_schema = t.schemaname and c.table_name = t.tablename and c.column_name = ?)`,
    [`${TABLE_PREFIX.replaceAll("_", "\\_")}%`, TITLE_COLUMN],
  );
  return rows.map(({ tablename }) => tablename.slice(TABLE_PREFIX.length));
}

/** The physical indexes of an index that are there already, under whichever version. */
async function versionsBefore(
  database: Knex,
  { name, physical_name }: ResolvedSearchIndexDefinition,
): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { tablename: string }[] }>(
    "select tablename from pg_tables where schemaname = current_schema() and tablename ~ ?",
    [`^${TABLE_PREFIX}${name.toLowerCase()}_v[0-9]+$`],
  );
  return rows
    .map(({ tablename }) => tablename.slice(TABLE_PREFIX.length))
    .filter((other) => other !== physical_name.toLowerCase());
}

function done(index: string): SearchTask {
  return { index, status: "succeeded" };
}

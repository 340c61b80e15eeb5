import { isDeepStrictEqual } from "node:util";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStoreContext } from "../../../workflows/store/store-context";
import type { Progress } from "../report/progress";
import type { ImportRecord } from "./import-history";
import { restoreRemoved } from "./restore-removed";
import { undoCategories } from "./undo-categories";
import { undoPosts } from "./undo-posts";
import { undoProducts } from "./undo-products";
import { undoSlides } from "./undo-slides";

/** One entry of an import's journal. */
export interface Change {
  id: string;
  entity: string;
  entity_id: string;
  name: string;
  /** Null for what the import made. */
  before: Record<string, unknown> | null;
  /** Null for what it removed. */
  after: Record<string, unknown> | null;
}

/** What taking an import back did. */
export interface UndoReport {
  removed: number;
  restored: number;
  /** Names of what stays because somebody changed or needs it since, with the reason. */
  kept: readonly string[];
}

/**
 * Takes an import back: brings back what it removed, removes what it made, and gives what it
 * changed its former values where nobody changed them since. Each entry of the journal goes with its
 * change, so that what was cut off may be run again.
 */
export async function undoImport(
  container: MedusaContainer,
  record: Pick<ImportRecord, "id">,
  progress: Progress,
): Promise<UndoReport> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const store = await findStoreContext(container);
  const task = progress.start("Taken back", await countChanges(database, record.id));
  const report = { removed: 0, restored: 0, kept: [] as string[] };
  const context: UndoContext = {
    container,
    database,
    store,
    importId: record.id,
    report,
    advance: (count) => task.advance(count),
  };
  await restoreRemoved(context);
  // Categories last: they can only go when no product lies in them.
  await undoSlides(context);
  await undoPosts(context);
  await undoProducts(context);
  await undoCategories(context);
  task.end();
  return report;
}

/** What undoing one kind of thing needs. */
export interface UndoContext {
  container: MedusaContainer;
  database: Knex;
  store: Awaited<ReturnType<typeof findStoreContext>>;
  importId: string;
  report: { removed: number; restored: number; kept: string[] };
  advance: (count: number) => void;
}

/** Entries of the journal, the last first, `limit` at a time until there are no more. */
export async function* changesOf(
  { database, importId }: UndoContext,
  entity: string,
  kind: "made" | "changed" | "removed",
  limit = 100,
): AsyncGenerator<Change[]> {
  for (;;) {
    const changes: Change[] = await database("catalog_import_change")
      .where({ import_id: importId, entity })
      .modify((query) => {
        if (kind === "made") query.whereNull("before");
        else query.whereNotNull("before");
        if (kind === "changed") query.whereNotNull("after");
        if (kind === "removed") query.whereNull("after");
      })
      .orderBy([
        { column: "created_at", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .limit(limit);
    if (changes.length === 0) return;
    yield changes;
  }
}

/** Forgets entries that are done with. */
export async function forget(database: Knex, changes: readonly Change[]): Promise<void> {
  await database("catalog_import_change")
    .whereIn(
      "id",
      changes.map(({ id }) => id),
    )
    .delete();
}

/**
 * The fields as they were before an import. `changed` names those that somebody changed since:
 * these stay.
 */
export function fieldsBefore<Fields extends object>(
  now: Fields,
  { before, after }: Change,
): { fields: Fields; changed: string[] } {
  const names = Object.keys(before ?? {}) as (keyof Fields & string)[];
  const changed = names.filter((name) => !isDeepStrictEqual(now[name], after?.[name]));
  const back = names.filter((name) => !changed.includes(name));
  const values = Object.fromEntries(back.map((name) => [name, before?.[name]]));
  return { fields: { ...now, ...values }, changed };
}

async function countChanges(database: Knex, importId: string): Promise<number> {
  const [row] = await database("catalog_import_change").where({ import_id: importId }).count();
  return Number(row?.count ?? 0);
}

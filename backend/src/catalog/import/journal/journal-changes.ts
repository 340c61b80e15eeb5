import type { FieldChange } from "@eldercare/catalog-import";
import { IMPORT_NOT_LAST } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Refusal } from "../../../errors/refusal";
import type { JournaledEntity } from "./journal";

/** One entry of an import's journal. */
export interface Change {
  id: string;
  entity: string;
  entity_id: string;
  name: string;
  /** Of a product: the variant that was its default one; null where that was not journaled. */
  variant_id: string | null;
  /** Null for what the import made. */
  before: Record<string, unknown> | null;
  /** Null for what it removed. */
  after: Record<string, unknown> | null;
}

interface JournalPlace {
  database: Knex;
  importId: string;
}

type Kind = "made" | "changed" | "removed";

/** The last entries of an import's journal, the very last first. */
export async function lastChanges(
  { database, importId }: JournalPlace,
  entity: JournaledEntity,
  kind: Kind,
  limit: number,
): Promise<Change[]> {
  return await database("catalog_import_change")
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
}

/** Entries of an import's journal, the last first, `limit` at a time until there are no more. */
export async function* changesOf(
  place: JournalPlace,
  entity: JournaledEntity,
  kind: Kind,
  limit = 100,
): AsyncGenerator<Change[]> {
  for (;;) {
    const changes = await lastChanges(place, entity, kind, limit);
    if (changes.length === 0) return;
    yield changes;
  }
}

/** Entries about these things, by their ids: what an import that was cut off has written already. */
export async function changesFor(
  database: Knex,
  importId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Change>> {
  const changes: Change[] = await database("catalog_import_change")
    .where({ import_id: importId })
    .whereIn("entity_id", [...ids]);
  return new Map(changes.map((change) => [change.entity_id, change]));
}

/** What an entry says was changed. */
export function journaledChanges({ before, after }: Change): FieldChange[] {
  return Object.entries(before ?? {}).map(([field, from]) => ({ field, from, to: after?.[field] }));
}

/**
 * Forgets entries that are done with: without that, {@link changesOf} answers them again. Throws a
 * {@link Refusal} "conflict" where somebody else took them back meanwhile.
 */
export async function forget(database: Knex, changes: readonly Change[]): Promise<void> {
  const count = await database("catalog_import_change")
    .whereIn(
      "id",
      changes.map(({ id }) => id),
    )
    .delete();
  if (count !== changes.length) throw new Refusal("conflict", IMPORT_NOT_LAST);
}

export async function countChanges(database: Knex, importId: string): Promise<number> {
  const [row] = await database("catalog_import_change").where({ import_id: importId }).count();
  return Number(row?.count ?? 0);
}

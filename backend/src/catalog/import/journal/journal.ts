import type { CatalogEntity, FieldChange } from "@eldercare/catalog-import";
import { IMPORT_NOT_READY } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Refusal } from "../../../errors/refusal";
import { newId } from "../../../medusa/new-id";
import { insertRows } from "../../../medusa/table-rows";

/** Missing images are what products no longer wait for. */
export type JournaledEntity = CatalogEntity | "missing-images";

/** One thing that an import made, changed or removed. */
export interface JournalEntry {
  entity: JournaledEntity;
  id: string;
  name: string;
  /** Of a changed product: its default variant. */
  variantId?: string;
  /** Null for what it made or removed. */
  changes: readonly FieldChange[] | null;
  /** What it removed, as it was. */
  removed?: object;
  /** What it made, where taking it back asks whether somebody changed it since. */
  made?: object;
}

/** Notes what an import does, in the transaction in which it does it, so that it can be taken back. */
export class Journal {
  constructor(readonly importId: string) {}

  /**
   * Throws a {@link Refusal} "conflict" once the import is not applied any more: whoever was held up
   * while somebody took it back writes nothing after that.
   */
  async note(database: Knex, entries: readonly JournalEntry[]): Promise<void> {
    const row = await database("catalog_import").where({ id: this.importId }).first("status");
    if (row?.status !== "applying") throw new Refusal("conflict", IMPORT_NOT_READY);
    await insertRows(
      database,
      "catalog_import_change",
      {
        id: "text",
        import_id: "text",
        entity: "text",
        entity_id: "text",
        name: "text",
        variant_id: "text",
        before: "jsonb",
        after: "jsonb",
      },
      entries.map(
        ({ entity, id, name, variantId = null, changes, removed = null, made = null }) => ({
          id: newId("cich"),
          import_id: this.importId,
          entity,
          entity_id: id,
          name,
          variant_id: variantId,
          before: changes ? fieldsOf(changes, ({ from }) => from) : removed,
          after: changes ? fieldsOf(changes, ({ to }) => to) : made,
        }),
      ),
    );
  }
}

function fieldsOf(changes: readonly FieldChange[], side: (change: FieldChange) => unknown) {
  return Object.fromEntries(changes.map((change) => [change.field, side(change)]));
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { SeedNoun } from "../options";
import type { FieldChange } from "../plan/plan";
import { newId } from "./new-id";
import { insertRows } from "./table-rows";

/** One thing that an import made (`changes` null) or changed. */
export interface JournalEntry {
  noun: SeedNoun;
  id: string;
  name: string;
  changes: readonly FieldChange[] | null;
}

/** Notes what an import does, in the transaction in which it does it, so that it can be taken back. */
export class Journal {
  constructor(readonly importId: string) {}

  async note(database: Knex, entries: readonly JournalEntry[]): Promise<void> {
    await insertRows(
      database,
      "catalogue_import_change",
      {
        id: "text",
        import_id: "text",
        noun: "text",
        entity_id: "text",
        name: "text",
        before: "jsonb",
        after: "jsonb",
      },
      entries.map(({ noun, id, name, changes }) => ({
        id: newId("cich"),
        import_id: this.importId,
        noun,
        entity_id: id,
        name,
        before: changes && fieldsOf(changes, ({ from }) => from),
        after: changes && fieldsOf(changes, ({ to }) => to),
      })),
    );
  }
}

function fieldsOf(changes: readonly FieldChange[], side: (change: FieldChange) => unknown) {
  return Object.fromEntries(changes.map((change) => [change.field, side(change)]));
}

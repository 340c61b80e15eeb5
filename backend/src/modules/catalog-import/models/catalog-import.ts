import { model } from "@medusajs/framework/utils";

/** One load of a catalog file, by a command or the back office: what it did and how to take it back. */
const CatalogImport = model
  .define("catalog_import", {
    id: model.id({ prefix: "cimp" }).primaryKey(),
    /** products, categories or slides; a command may load several. */
    entity: model.text(),
    file_name: model.text(),
    /** `list`: products that staff changed together, without a file. */
    source: model.enum(["command", "screen", "list"]),
    status: model
      .enum(["checking", "ready", "refused", "applying", "applied", "undoing", "undone"])
      .default("checking"),
    /** Email address of who did it, where that is known. */
    created_by: model.text().nullable(),
    options: model.json(),
    /** Of products changed together: which, as they were chosen. There may be all of the shop. */
    product_ids: model.json().nullable(),
    /** What the check found or the import did, as `--json` prints it. */
    report: model.json().nullable(),
    /** Why it could not be used or ended half way; a sentence. */
    problem: model.text().nullable(),
    /** Rows written and rows to write. */
    done: model.number().default(0),
    total: model.number().default(0),
    /** Moves while somebody works at it; standing still for long means that the work was cut off. */
    worked_at: model.dateTime(),
    applied_at: model.dateTime().nullable(),
    undone_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_catalog_import_created", on: ["created_at"] }]);

export default CatalogImport;

import { model } from "@medusajs/framework/utils";

/** One thing that an import made or changed, in the transaction of the change. */
const CatalogImportChange = model
  .define("catalog_import_change", {
    id: model.id({ prefix: "cich" }).primaryKey(),
    import_id: model.text(),
    entity: model.text(),
    entity_id: model.text(),
    name: model.text(),
    /** Of a changed product: the variant that was its default one. */
    variant_id: model.text().nullable(),
    /** The changed fields as they were; null for what the import made. */
    before: model.json().nullable(),
    /** The changed fields as the import left them. */
    after: model.json().nullable(),
  })
  .indexes([{ name: "IDX_catalog_import_change_import", on: ["import_id"] }]);

export default CatalogImportChange;

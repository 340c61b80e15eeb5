import { model } from "@medusajs/framework/utils";

/** What people said of the columns of files with one header, for the next such file. */
const CatalogColumnChoice = model.define("catalog_column_choice", {
  /** Made of the kind of data and the header, so that there is one for both. */
  id: model.id({ prefix: "ccol" }).primaryKey(),
  /** By the column's heading: a heading of ours, or nothing for leaving it out. */
  choices: model.json(),
});

export default CatalogColumnChoice;

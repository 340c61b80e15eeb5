import type { TableFormat } from "@eldercare/contracts";
import type { MedusaResponse } from "@medusajs/framework/http";

const TYPES: Readonly<Record<TableFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Says of an answer that it is a table to be saved under this name. */
export function offerTable(response: MedusaResponse, name: string, format: TableFormat): void {
  response
    .set("Content-Disposition", `attachment; filename="${name}.${format}"`)
    .type(TYPES[format]);
}

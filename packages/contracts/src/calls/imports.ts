import { z } from "zod";
import {
  ImportApplyBody,
  ImportBody,
  ImportColumnsBody,
  ImportDetail,
  ImportKind,
  ImportListQuery,
  ImportListResponse,
} from "../imports.js";
import { CatalogFileQuery } from "../list-tables.js";
import type { CallTable } from "./call.js";

/** Catalog files in and out. */
export const importCalls = {
  "imports.list": {
    summary: "The history of imports, the newest first.",
    access: "staff",
    query: ImportListQuery,
    answer: ImportListResponse,
  },
  "imports.begin": {
    summary: "Takes in a table and its pictures and begins to check it; writes nothing.",
    access: "staff",
    body: ImportBody,
    bodyKind: "import",
    status: 202,
    answer: ImportDetail,
  },
  "imports.read": {
    summary: "How far an import is, and its preview.",
    access: "staff",
    background: true,
    answer: ImportDetail,
    errors: { 404: [] },
  },
  "imports.chooseColumns": {
    summary: "Says what columns of the file mean, for this and the next such file; checks it anew.",
    access: "staff",
    body: ImportColumnsBody,
    status: 202,
    answer: ImportDetail,
    errors: { 404: [], 409: [] },
  },
  "imports.apply": {
    summary: "Begins to write what was checked.",
    access: "staff",
    records: [
      "import.applied",
      "product.changed-together",
      "product.price-changed",
      "product.stock-changed",
    ],
    body: ImportApplyBody,
    status: 202,
    answer: ImportDetail,
    errors: { 404: [], 409: [] },
  },
  "imports.undo": {
    summary: "Begins to take the last import back.",
    access: "staff",
    records: ["import.undone", "product.changed-back"],
    status: 202,
    answer: ImportDetail,
    errors: { 404: [], 409: [] },
  },
  "imports.rejectedRows": {
    summary: "The rows that were not taken, as a file to mend, of the kind that was loaded.",
    access: "staff",
    records: ["export.downloaded"],
    answer: "table",
    errors: { 404: [] },
  },
  "catalogFiles.download": {
    summary:
      "The catalog as a CSV file or Excel workbook that can be imported again; with `template` an example to begin with.",
    access: "staff",
    records: ["export.downloaded"],
    params: z.object({ kind: ImportKind }),
    query: CatalogFileQuery,
    answer: "table",
  },
} as const satisfies CallTable;

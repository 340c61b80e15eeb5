import { z } from "zod";
import { queryInteger } from "./query-values.js";

/** Catalog files in the back office: upload, preview, apply, history, undo (docs/merchandising.md). */

export const IMPORT_KINDS = ["products", "categories", "slides"] as const;
export const ImportKind = z.enum(IMPORT_KINDS, {
  error: `kind must be one of ${IMPORT_KINDS.join(", ")}.`,
});
export type ImportKind = z.infer<typeof ImportKind>;

/** Files that tables are read from and written as: text with commas, and Excel workbooks (.xlsx). */
export const TABLE_FORMATS = ["xlsx", "csv"] as const;
export const TableFormat = z.enum(TABLE_FORMATS);
export type TableFormat = z.infer<typeof TableFormat>;

/** How a file of this name is written: `products.xlsx` as a workbook, others as CSV. */
export function tableFormatOf(fileName: string): TableFormat {
  return /\.xlsx$/i.test(fileName) ? "xlsx" : "csv";
}

/** A table of a hundred thousand products is about 30 MB. */
export const IMPORT_MAX_FILE_BYTES = 50 * 1024 * 1024;
export const IMPORT_MAX_IMAGES = 500;
/** The multipart parts of POST /api/imports: one table, and images that it names. */
export const IMPORT_FILE_FIELD = "file";
export const IMPORT_IMAGES_FIELD = "pictures";

/** How far an import is; `refused` means that the file cannot be used at all. */
export const IMPORT_STATUSES = [
  "checking",
  "ready",
  "refused",
  "applying",
  "applied",
  "undoing",
  "undone",
] as const;
export const ImportStatus = z.enum(IMPORT_STATUSES);
export type ImportStatus = z.infer<typeof ImportStatus>;

const flag = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");

/** The text parts of POST /api/imports (multipart, staff only). */
export const ImportBody = z
  .object({
    kind: ImportKind,
    /** A blank cell empties its field; otherwise it leaves it alone. */
    clearBlanks: flag.default(false),
    /** Makes categories that products name and that are not there. */
    createMissing: flag.default(false),
    /** Leaves alone what the shop has already. */
    onlyNew: flag.default(false),
    /** Changes what the shop has already; what is new is left out. */
    updateOnly: flag.default(false),
    /** Where new products lie of which the file says no category: its path, name, slug or id. */
    defaultCategory: z.string().trim().max(500).default(""),
    /** Removes what the shop has and the file does not name. */
    prune: flag.default(false),
    /** Leaves pictures as they are, whatever the file says of them. */
    skipImages: flag.default(false),
    /** Products: Name and Description are the French ones, of products that are there already. */
    french: flag.default(false),
  })
  .refine(
    ({ onlyNew, updateOnly, prune }) => [onlyNew, updateOnly, prune].filter(Boolean).length < 2,
    {
      error:
        "Choose one: only new things, only what is there, or removing what the file does not name.",
      path: ["prune"],
    },
  )
  .refine(
    ({ kind, french, onlyNew, prune }) => !french || (kind === "products" && !onlyNew && !prune),
    {
      error: "French texts are changed of products that are there: nothing is made or removed.",
      path: ["french"],
    },
  );
export type ImportBody = z.output<typeof ImportBody>;

const count = z.number().int().nonnegative();

/**
 * POST /api/imports/{id}/apply: `partial` writes the good rows although others have errors;
 * `removals` is how many removals the person agreed to.
 */
export const ImportApplyBody = z.object({
  partial: z.boolean().default(false),
  removals: count.default(0),
});
export type ImportApplyBody = z.output<typeof ImportApplyBody>;

export const ImportCounts = z.object({
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  /** Rows of what was there already, or was not there yet, and was left alone, as asked. */
  skipped: count,
  /** Things of the shop that the file does not name. */
  removed: count,
  /** Rows with errors. */
  rejected: count,
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** A column of a file of which nobody knew what it is, and what a person said of it. */
export const ImportColumn = z.object({
  heading: z.string(),
  /** Up to three of its cells. */
  examples: z.array(z.string()),
  /** What it probably is: as `chosen`. */
  suggestion: z.string(),
  /** What a person said: one of `fields`, `spec:<Label>`, `option:<Name>`, or empty for leaving it out. */
  chosen: z.string().nullable(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What a person is asked about the columns of a file. */
export const ImportColumns = z.object({
  /** Tells files with the same header from others. */
  header: z.string(),
  /** Whether it is another shop's file, whose other columns are left out knowingly. */
  isRecognised: z.boolean(),
  columns: z.array(ImportColumn),
  fields: z.array(z.string()),
  /** Whether a column may be a line of the Specifications tab, and what variants differ in. */
  hasSpecs: z.boolean(),
  hasVariants: z.boolean(),
  /** What new things need and no column holds: each as fields of which one is enough. */
  missing: z.array(z.array(z.string())),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

const MOST_COLUMNS = 1000;

/** POST /api/imports/{id}/columns: what columns mean, as `ImportColumn.chosen`; kept for such files. */
export const ImportColumnsBody = z.object({
  columns: z
    .array(z.object({ heading: z.string().max(1000), field: z.string().max(200) }))
    .min(1)
    .max(MOST_COLUMNS),
});
export type ImportColumnsBody = z.infer<typeof ImportColumnsBody>;

/** One import of the history. Times are ISO 8601. */
export const Import = z.object({
  id: z.string(),
  /** `all` and `posts` come from the command line. */
  kind: z.string(),
  fileName: z.string(),
  /** `list`: products that were changed together (POST /api/product-changes). */
  source: z.enum(["command", "screen", "list"]),
  status: ImportStatus,
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  appliedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  clearBlanks: z.boolean(),
  createMissing: z.boolean(),
  onlyNew: z.boolean(),
  updateOnly: z.boolean(),
  prune: z.boolean(),
  french: z.boolean(),
  /** What the check found; after applying, what was done. Null until the check has ended. */
  counts: ImportCounts.nullable(),
  /** How far the work is: `done` of `total`. */
  done: count,
  total: count,
  /** Why the file cannot be used, or why work ended half way; a sentence. */
  problem: z.string().nullable(),
  /** Whether it may be applied, taken back, and whether there is a file of rejected rows. */
  canApply: z.boolean(),
  canUndo: z.boolean(),
  hasRejectedRows: z.boolean(),
});
export type Import = z.infer<typeof Import>;

/** One thing that is wrong with one row, and how to mend it. */
export const ImportRowError = z.object({
  row: count,
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  fix: z.string(),
});
export type ImportRowError = z.infer<typeof ImportRowError>;

/** What would change in one thing, as texts a person reads. */
export const ImportDifference = z.object({
  name: z.string(),
  changes: z.array(z.string()),
  /** The same of each variant, of a product that has several. */
  variants: z.array(z.object({ name: z.string(), changes: z.array(z.string()) })).optional(),
});
export type ImportDifference = z.infer<typeof ImportDifference>;

/** How many errors, differences, new and removed things a preview lists; the counts are of all. */
export const IMPORT_LISTED = 200;

/** GET /api/imports/{id}: with the preview. */
export const ImportDetail = Import.extend({
  errors: z.array(ImportRowError),
  differences: z.array(ImportDifference),
  creations: z.array(z.string()),
  removals: z.array(z.string()),
  warnings: z.array(z.string()),
  /** What may be said of its columns, while it is not applied; null where nothing was asked. */
  columns: ImportColumns.nullable(),
  /** After taking it back: what stays, and why. */
  kept: z.array(z.string()),
});
export type ImportDetail = z.infer<typeof ImportDetail>;

export const ImportListQuery = z
  .object({ limit: queryInteger("limit", 1, 100), offset: queryInteger("offset", 0, 1_000_000) })
  .partial();
export type ImportListQuery = z.output<typeof ImportListQuery>;

/** GET /api/imports, newest first. */
export const ImportListResponse = z.object({ imports: z.array(Import), total: count });
export type ImportListResponse = z.infer<typeof ImportListResponse>;

export const IMPORTS_PAGE_SIZE = 20;

/** Texts of failures. */
export const IMPORT_NOT_FOUND = "Import not found";
export const IMPORT_FILE_MISSING = "Please choose an Excel or CSV file.";
export const IMPORT_NOT_READY = "This import cannot be applied now.";
export const IMPORT_REMOVALS_CHANGED =
  "Please look again at what would be removed, and agree to it.";
export const IMPORT_COLUMNS_CLOSED = "The columns of this import cannot be changed now.";
export const IMPORT_NOT_LAST = "Only the last import can be taken back.";

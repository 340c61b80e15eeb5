import { MAX_CATEGORY_DESCRIPTION_LENGTH, MAX_CATEGORY_NAME_LENGTH } from "@eldercare/contracts";
import { z } from "zod";
import { imageFilesCell, lineCell, listCell, slugCell, textCell } from "../cells/cells.js";
import type { Column } from "../table/map-columns.js";
import { rowImages } from "./image-row.js";
import type { CatalogFormat } from "./read-catalog-file.js";

/** The columns of `categories.csv`. */
export const CATEGORY_COLUMNS = [
  { key: "name", heading: "Name", aliases: ["Category"] },
  { key: "slug", heading: "Slug", aliases: ["Handle"] },
  { key: "parent", heading: "Parent", aliases: ["Parent Category"] },
  { key: "description", heading: "Description" },
  { key: "files", heading: "Image" },
  { key: "alts", heading: "Alt", aliases: ["Image Alt", "Alt Text"] },
] as const satisfies readonly Column[];

/** A row of `categories.csv`; new categories are put in the file's order. */
export const CategoryRow = z
  .object({
    name: lineCell(MAX_CATEGORY_NAME_LENGTH),
    slug: slugCell,
    /** Path, name or slug of the category that it lies in. */
    parent: lineCell(500),
    description: textCell(MAX_CATEGORY_DESCRIPTION_LENGTH),
    files: imageFilesCell(1),
    alts: listCell,
  })
  .partial()
  .transform(({ files, alts, ...row }, context) => ({
    ...row,
    ...rowImages(files, alts, context),
  }))
  .refine((row) => row.slug ?? row.name, {
    error: "It has neither slug nor name.",
    params: { fix: "Give it a name." },
  });
export type CategoryRow = z.output<typeof CategoryRow>;

/** `categories.csv`. */
export const CATEGORY_FILE = {
  columns: CATEGORY_COLUMNS,
  sheets: ["Categories", "Catégories"],
  row: CategoryRow,
  identifying: ["slug", "name"],
  needed: [["name"]],
} as const satisfies CatalogFormat<string, typeof CategoryRow>;

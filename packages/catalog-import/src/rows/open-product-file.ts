import type { Locale } from "../fields/entity.js";
import type { SourceFile } from "../table/byte-source.js";
import { knownHeader } from "../table/dialect.js";
import { FileUnusable } from "../table/file-unusable.js";
import { plainName } from "../table/plain-name.js";
import type { Table } from "../table/table.js";
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  ProductRow,
  TRANSLATED_HEADINGS,
  TRANSLATION_COLUMNS,
} from "./product-row.js";
import {
  type CatalogFormat,
  type ChosenColumns,
  type OpenCatalogFile,
  openCatalogFile,
} from "./read-catalog-file.js";

type ProductFormat = CatalogFormat<ProductColumn, typeof ProductRow>;

const SHEETS = ["Products", "Produits"];

/** `products.csv`. */
export const PRODUCT_FILE: ProductFormat = {
  columns: PRODUCT_COLUMNS,
  sheets: SHEETS,
  row: ProductRow,
  identifying: ["sku", "slug"],
  naming: ["name"],
  hasSpecs: true,
  hasVariants: true,
  needed: [
    ["name"],
    ["category", "categories"],
    ["description"],
    ["originalCents", "priceCents"],
    ["files"],
  ],
};

const TRANSLATION: ProductFormat = {
  columns: TRANSLATION_COLUMNS,
  sheets: SHEETS,
  row: ProductRow,
  identifying: ["sku", "slug"],
  ignored: TRANSLATED_HEADINGS,
};

/** Opens a file of products, or with the French locale a translator's file. Throws FileUnusable. */
export async function openProductFile(
  source: SourceFile,
  locale: Locale = "en",
  chosen?: ChosenColumns,
): Promise<OpenCatalogFile<ProductRow>> {
  if (locale === "fr") return openCatalogFile(source, TRANSLATION, chosen);
  const opened = await openCatalogFile(source, PRODUCT_FILE, chosen);
  refuseTranslation(opened.table);
  return opened;
}

/** A translator's file where a file of products is expected. */
export class TranslatorsFile extends FileUnusable {}

/** A translator's file would put French texts in the place of the English ones. */
function refuseTranslation({ file, header }: Pick<Table, "file" | "header">): void {
  const marks = TRANSLATED_HEADINGS.map((heading) => plainName(heading));
  const mark = header.find((heading) => marks.includes(plainName(heading)));
  if (!mark || knownHeader(header).dialect !== "own") return;
  throw new TranslatorsFile(
    file,
    `it is a translator's file, because it has a column "${mark}". Load it as French texts, or call its columns "Name FR" and "Description FR" and take "${TRANSLATED_HEADINGS.join('" and "')}" out.`,
  );
}

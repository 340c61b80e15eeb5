import type { Locale } from "../options";
import { type CatalogFormat, type OpenCatalogFile, openCatalogFile } from "../read-catalog-file";
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  ProductRow,
  TRANSLATED_HEADINGS,
  TRANSLATION_COLUMNS,
} from "../rows/product-row";
import { FileUnusable } from "../table/file-unusable";
import { plainName } from "../table/plain-name";
import type { Table } from "../table/table";

type ProductFormat = CatalogFormat<ProductColumn, typeof ProductRow>;

const CATALOG: ProductFormat = {
  columns: PRODUCT_COLUMNS,
  row: ProductRow,
  identifying: ["sku", "slug"],
  naming: ["name"],
  hasSpecs: true,
};

const TRANSLATION: ProductFormat = {
  columns: TRANSLATION_COLUMNS,
  row: ProductRow,
  identifying: ["sku", "slug"],
  ignored: TRANSLATED_HEADINGS,
};

/** Opens a file of products, or with the French locale a translator's file. Throws FileUnusable. */
export async function openProductFile(
  path: string,
  locale: Locale = "en",
): Promise<OpenCatalogFile<ProductRow>> {
  if (locale === "fr") return openCatalogFile(path, TRANSLATION);
  const opened = await openCatalogFile(path, CATALOG);
  refuseTranslation(opened.table);
  return opened;
}

/** A translator's file would put French texts in the place of the English ones. */
function refuseTranslation({ file, header }: Pick<Table, "file" | "header">): void {
  const marks = TRANSLATED_HEADINGS.map((heading) => plainName(heading));
  const mark = header.find((heading) => marks.includes(plainName(heading)));
  if (!mark) return;
  throw new FileUnusable(
    file,
    `it is a translator's file, because it has a column "${mark}". Load it with --locale fr, or call its columns "Name FR" and "Description FR" and take "${TRANSLATED_HEADINGS.join('" and "')}" out.`,
  );
}

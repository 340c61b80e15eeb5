import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Locale } from "@eldercare/catalog-import";
import { IMPORT_KINDS, type ImportKind } from "@eldercare/contracts";
import { localeOf, notUnderstood, UsageError } from "../import/command/parse-command";

/** What an export may be asked for: tables, and care guides as files. */
export const EXPORT_ENTITIES = [...IMPORT_KINDS, "posts"] as const;
export type ExportEntity = ImportKind | "posts";

export interface ExportOptions {
  entities: readonly ExportEntity[];
  /** File or folder; without it one table goes to standard output. */
  out?: string;
  /** Where images are copied to; without it files name them, and no more. */
  images?: string;
  /** Whether the tables of a folder are Excel workbooks. */
  areWorkbooks: boolean;
  /** French: a file for translators, instead of the whole catalog. */
  locale: Locale;
  /** Everything that the shop keeps, people and orders too, for another one to load. */
  isShop: boolean;
}

export const EXPORT_USAGE = `Usage: npm run export -- products|categories|slides|posts|all|shop [options]

  shop          all, and with it settings, customers without their passwords, orders,
                messages and newsletter sign-ups: to move a shop, or to leave with it

  --out F       write to this file: an Excel workbook if it ends with .xlsx, else CSV;
                with all, shop and posts, to this folder
  --xlsx        all, shop: Excel workbooks instead of CSV files
  --images DIR  copy the pictures there as well, as they were given
                (all, shop: into the folder images beside the files, unless you say where)
  --locale fr   products: only their French texts beside the English ones, for translators

What is written can be edited and loaded again with npm run seed.`;

/** Reads the arguments after `npm run export --`. Throws {@link UsageError}. */
export function parseExportOptions(args: readonly string[]): ExportOptions {
  const { values, positionals } = parsed(args);
  const [what, ...others] = positionals;
  const isShop = what === "shop";
  const isAll = isShop || what === "all";
  const entities = isAll ? EXPORT_ENTITIES : EXPORT_ENTITIES.filter((entity) => entity === what);
  if (entities.length === 0 || others.length > 0) {
    throw new UsageError("Say what to export: one thing, all, or shop.", EXPORT_USAGE);
  }
  if (values.out === undefined && (isAll || what === "posts")) {
    throw new UsageError("Say with --out which folder to write to.", EXPORT_USAGE);
  }
  const locale = localeOf(values.locale, entities, EXPORT_USAGE);
  const beside = isAll && values.out !== undefined ? join(values.out, "images") : undefined;
  if (values.xlsx && !isAll) {
    throw new UsageError(
      "--xlsx is for all: give one table a name that ends with .xlsx, with --out.",
      EXPORT_USAGE,
    );
  }
  return {
    ...{ entities, out: values.out, images: values.images ?? beside, locale, isShop },
    areWorkbooks: values.xlsx === true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: "string" },
        images: { type: "string" },
        locale: { type: "string" },
        xlsx: { type: "boolean" },
      },
    });
  } catch (error) {
    throw notUnderstood(error, EXPORT_USAGE);
  }
}

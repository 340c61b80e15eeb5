import { createWriteStream } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type CatalogEntity,
  type FileRows,
  type RowError,
  rejectedRows,
  writeTable,
} from "@eldercare/catalog-import";
import { tableFormatOf } from "@eldercare/contracts";
import { pathFromUser } from "../shop-files/seeds-folder";
import type { CatalogImportOptions } from "./import-options";
import type { PlannedFile } from "./plan/planned-file";
import { givenFolder } from "./read/catalog-files";

/**
 * Writes the rows that were not taken into files, beside the file that was given, or where the
 * command was typed; answers their paths.
 */
export async function writeRejectedFiles(
  options: CatalogImportOptions,
  files: readonly PlannedFile[],
  errors: readonly RowError[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const { entity, rejected } of files) {
    const own = errors.filter(({ file }) => file === rejected?.file);
    if (!rejected || own.length === 0) continue;
    const path = rejectedPath(options, entity, rejected);
    await writeTable(createWriteStream(path), rejectedRows(rejected, own), {
      format: tableFormatOf(path),
      sheet: entity,
    });
    paths.push(path);
  }
  return paths;
}

function rejectedPath(
  options: CatalogImportOptions,
  entity: CatalogEntity,
  { file }: FileRows,
): string {
  if (options.errors !== undefined) return pathFromUser(options.errors);
  const folder = givenFolder(options);
  if (folder !== undefined) return join(folder, `errors-${entity}.csv`);
  if (options.file === undefined) {
    return pathFromUser(options.entities.length > 1 ? `errors-${entity}.csv` : "errors.csv");
  }
  // Mending the file of rejected rows and loading it must not write over it while it is read.
  const name = rejectedName(file);
  const other = name.replace(".", "-2.");
  return join(dirname(pathFromUser(options.file)), basename(file) === name ? other : name);
}

/** What the file of rejected rows is called; a workbook's is a workbook, which loses no digits. */
export function rejectedName(file: string): string {
  return `errors.${tableFormatOf(file)}`;
}

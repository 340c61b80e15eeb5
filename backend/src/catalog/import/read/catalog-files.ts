import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { type CatalogEntity, FileUnusable } from "@eldercare/catalog-import";
import { pathFromUser, seedsFolder } from "../../shop-files/seeds-folder";
import { CATALOG_FILES, type CatalogImportOptions, workbookName } from "../import-options";

type Asked = Pick<CatalogImportOptions, "entities" | "file" | "images">;

/** The folder with the files of a whole catalog that was asked for; undefined for the shop's own. */
export function givenFolder({ entities, file }: Asked): string | undefined {
  return entities.length > 1 && file !== undefined ? pathFromUser(file) : undefined;
}

/** Where the file, or the folder of files, of an entity is. */
export function fileOf(asked: Asked, entity: CatalogEntity): string {
  const { entities, file } = asked;
  if (file !== undefined && entities.length === 1) return pathFromUser(file);
  const folder = givenFolder(asked);
  return folder === undefined
    ? join(seedsFolder(), CATALOG_FILES[entity])
    : catalogFileIn(folder, entity);
}

/** A table may be CSV or a workbook of the same name. Throws {@link FileUnusable} where both are there. */
function catalogFileIn(folder: string, entity: CatalogEntity): string {
  const table = join(folder, CATALOG_FILES[entity]);
  const workbook = join(folder, workbookName(CATALOG_FILES[entity]));
  if (workbook === table || !existsSync(workbook)) return table;
  if (!existsSync(table)) return workbook;
  const names = `${basename(table)} and ${basename(workbook)}`;
  throw new FileUnusable(basename(folder), `there are both ${names} in it. Take one of them out.`);
}

/** Where images are, and whether they came with the files that were given. */
export function imagesOf(asked: Asked): { path: string; isGiven: boolean } {
  if (asked.images !== undefined) return { path: pathFromUser(asked.images), isGiven: true };
  const folder = givenFolder(asked);
  return { path: join(folder ?? seedsFolder(), "images"), isGiven: folder !== undefined };
}

/** Those of the asked entities that a given folder has; all of them otherwise. Throws {@link FileUnusable}. */
export function entitiesIn(asked: Asked): readonly CatalogEntity[] {
  const folder = givenFolder(asked);
  if (folder === undefined) return asked.entities;
  const present = asked.entities.filter((entity) => isThere(catalogFileIn(folder, entity)));
  if (present.length > 0) return present;
  const names = Object.values(CATALOG_FILES).join(", ");
  throw new FileUnusable(basename(folder), `There is none of ${names} in ${folder}.`);
}

/** A shop without guides has a folder of none. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false;
  return extname(path) !== "" || readdirSync(path).some((name) => name.endsWith(".md"));
}

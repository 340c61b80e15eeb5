import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeTable } from "@eldercare/catalog-import";
import { tableFormatOf } from "@eldercare/contracts";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { catalogRows, translationRows } from "../catalog/export/catalog-rows";
import { copyImages } from "../catalog/export/copy-images";
import {
  EXPORT_USAGE,
  type ExportOptions,
  parseExportOptions,
} from "../catalog/export/export-options";
import { postFiles } from "../catalog/export/post-files";
import { UsageError } from "../catalog/import/command/parse-command";
import { TextProgress } from "../catalog/import/command/text-progress";
import { CATALOG_FILES, workbookName } from "../catalog/import/import-options";
import { pathFromUser } from "../catalog/shop-files/seeds-folder";
import { exportRecords, openShopFolder } from "../moving/export-shop";
import { FolderUnusable, unrestText } from "../moving/folder-manifest";
import { COMMAND_LINE, setOrigin } from "../security-events/event-origin";
import { exported } from "../security-events/exported";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { givenArguments } from "./given-arguments";

const UNUSABLE = 2;

/**
 * `npm run export -- products|categories|slides|posts|all|shop …`, through `medusa exec`. What it writes
 * can be loaded again. Exit codes: 0 written, 2 the command cannot be used.
 */
export default async function exportCatalog({ container, args }: ExecArgs): Promise<void> {
  setOrigin(container, COMMAND_LINE);
  try {
    const given = givenArguments("export", args);
    if (given.includes("--help") || given.includes("-h")) process.stdout.write(`${EXPORT_USAGE}\n`);
    else {
      const options = parseExportOptions(given);
      await (options.isShop ? writeShop(container, options) : write(container, options));
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FolderUnusable)) throw error;
    process.exitCode = UNUSABLE;
    process.stderr.write(`${error.message}\n`);
  }
}

/** The whole shop names people: every file is for its owner alone. */
async function writeShop(container: MedusaContainer, options: ExportOptions): Promise<void> {
  const folder = pathFromUser(options.out ?? ".");
  const mask = process.umask(0o077);
  try {
    await openShopFolder(folder);
    await recordSecurityEvent(container, exported("shop-folder", "whole shop"));
    await write(container, options);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const manifest = await exportRecords(database, folder, new TextProgress(process.stderr));
    process.stderr.write(`The whole shop: written to ${folder}\n${unrestText(manifest)}`);
  } finally {
    process.umask(mask);
  }
}

async function write(
  container: MedusaContainer,
  { entities, out, images, locale, areWorkbooks }: ExportOptions,
) {
  const isFolder = entities.length > 1;
  for (const entity of entities) {
    await recordSecurityEvent(container, exported("catalog-file", entity));
    const target = out === undefined ? undefined : pathFromUser(out);
    if (entity === "posts") {
      const folder = isFolder ? join(target ?? ".", CATALOG_FILES.posts) : (target ?? ".");
      await writePosts(container, folder);
      continue;
    }
    const name = CATALOG_FILES[entity];
    const path =
      isFolder && target ? join(target, areWorkbooks ? workbookName(name) : name) : target;
    const rows = locale === "fr" ? translationRows(container) : catalogRows(container, entity);
    if (path === undefined) {
      await writeTable(process.stdout, rows, { format: "csv", sheet: entity, end: false });
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeTable(createWriteStream(path), rows, {
      format: tableFormatOf(path),
      sheet: entity,
    });
    process.stderr.write(`${entity}: written to ${path}\n`);
  }
  if (images === undefined) return;
  const count = await copyImages(container, pathFromUser(images));
  process.stderr.write(`${count} pictures: copied to ${pathFromUser(images)}\n`);
}

async function writePosts(container: MedusaContainer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = await postFiles(container);
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  process.stderr.write(`${files.length} care guides: written to ${folder}\n`);
}

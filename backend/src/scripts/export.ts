import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeTable } from "@eldercare/catalog-import";
import { tableFormatOf } from "@eldercare/contracts";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { catalogRows, translationRows } from "../catalog/export/catalog-rows";
import { copyImages } from "../catalog/export/copy-images";
import {
  EXPORT_USAGE,
  type ExportOptions,
  parseExportOptions,
} from "../catalog/export/export-options";
import { postFiles } from "../catalog/export/post-files";
import { UsageError } from "../catalog/import/command/parse-command";
import { CATALOG_FILES, workbookName } from "../catalog/import/import-options";
import { pathFromUser } from "../catalog/import/read/seeds-folder";
import { COMMAND_LINE, setOrigin } from "../security-events/event-origin";
import { exported } from "../security-events/exported";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { givenArguments } from "./given-arguments";

const UNUSABLE = 2;

/**
 * `npm run export -- products|categories|slides|posts|all …`, through `medusa exec`. What it writes
 * can be loaded again. Exit codes: 0 written, 2 the command cannot be used.
 */
export default async function exportCatalog({ container, args }: ExecArgs): Promise<void> {
  setOrigin(container, COMMAND_LINE);
  try {
    const given = givenArguments("export", args);
    if (given.includes("--help") || given.includes("-h")) process.stdout.write(`${EXPORT_USAGE}\n`);
    else await write(container, parseExportOptions(given));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.exitCode = UNUSABLE;
    process.stderr.write(`${error.message}\n`);
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

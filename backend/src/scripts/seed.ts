import {
  ColumnsUnclear,
  FileUnusable,
  mapLines,
  reportText,
  TranslatorsFile,
} from "@eldercare/catalog-import";
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { RowsRefused } from "../catalog/import/apply/rows-refused";
import { askToRemove } from "../catalog/import/command/ask-to-remove";
import { parseImportCommand, USAGE, UsageError } from "../catalog/import/command/parse-command";
import { TextProgress } from "../catalog/import/command/text-progress";
import type { CatalogImportOptions } from "../catalog/import/import-options";
import { historyText } from "../catalog/import/journal/history-text";
import { ImportHistory } from "../catalog/import/journal/import-history";
import { MissingImageService } from "../catalog/import/missing-images/missing-image-service";
import { missingImagesText } from "../catalog/import/missing-images/missing-image-text";
import { pathFromUser } from "../catalog/import/read/seeds-folder";
import { runImport } from "../catalog/import/run-import";
import { takeBackLastImport, undoText } from "../catalog/import/undo/take-back-last";
import { COMMAND_LINE, setOrigin } from "../security-events/event-origin";
import { shopSettings } from "../settings";
import { givenArguments } from "./given-arguments";

const ROW_ERRORS = 1;
const UNUSABLE = 2;
const LISTED_PICTURES = 50;
const NO_YES =
  "--prune removes things and asks before it does, but there is no terminal to ask on. Nothing was written. Look with --dry-run first, then add --yes.";

/**
 * `npm run seed -- products|categories|slides|posts|all|undo|history|pictures …`, through `medusa exec`.
 * Exit codes: 0 all good, 1 rows with errors, 2 the command or a file cannot be used, or nobody said
 * yes to a removal.
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  setOrigin(container, COMMAND_LINE);
  try {
    const command = parseImportCommand(givenArguments("seed", args));
    if (command.task === "help") process.stdout.write(`${USAGE}\n`);
    else if (command.task === "load") await load(container, command.options);
    else if (command.task === "undo") await undo(container, command.json);
    else if (command.task === "pictures") await tryPictures(container, command);
    else await showHistory(container, command.json);
  } catch (error) {
    if (error instanceof RowsRefused) process.exitCode = ROW_ERRORS;
    else if (error instanceof UsageError || error instanceof FileUnusable) {
      process.exitCode = UNUSABLE;
    } else throw error;
    process.stderr.write(`${error.message}\n`);
    if (error instanceof TranslatorsFile) process.stderr.write("Add --locale fr for that.\n");
    if (error instanceof ColumnsUnclear) {
      process.stderr.write(
        mapLines(error.asked)
          .map((line) => `${line}\n`)
          .join(""),
      );
    }
  }
}

async function load(container: MedusaContainer, options: CatalogImportOptions): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = shopSettings();
  const setUp = { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD };
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
  if (options.prune && !options.dryRun && !options.yes && !isTerminal) throw new UsageError(NO_YES);
  const report = await runImport(
    container,
    options,
    {
      setUp,
      mayLoadPrivately: true,
      mayRemove: (entities) =>
        options.yes || askToRemove(entities, { input: process.stdin, output: process.stderr }),
    },
    progressFor(options),
  );
  say(options.json, report, reportText(report));
  if (report.errors.length > 0) process.exitCode = ROW_ERRORS;
  else if (!report.written && !report.dryRun) process.exitCode = UNUSABLE;
}

async function undo(container: MedusaContainer, json: boolean): Promise<void> {
  const undone = await takeBackLastImport(container, progressFor({ json }));
  say(json, undone, undoText(undone));
}

async function tryPictures(
  container: MedusaContainer,
  { images, json }: { images: string | undefined; json: boolean },
): Promise<void> {
  const service = new MissingImageService(container);
  const folder = images === undefined ? undefined : pathFromUser(images);
  const came = await service.tryAgain({ folder, mayLoadPrivately: true });
  const left = await service.list(LISTED_PICTURES, 0);
  say(json, { came, ...left }, missingImagesText(came, left));
}

async function showHistory(container: MedusaContainer, json: boolean): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { imports } = await new ImportHistory(database).list(20, 0);
  say(json, imports, historyText(imports));
}

/** With --json, standard output belongs to the result. */
function progressFor({ json }: { json: boolean }): TextProgress {
  return new TextProgress(json ? process.stderr : process.stdout);
}

function say(json: boolean, result: unknown, text: string): void {
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : text);
}

import {
  ColumnsUnclear,
  type EntityReport,
  FileUnusable,
  mapLines,
  reportText,
  TranslatorsFile,
} from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { COMMAND_LINE, setOrigin } from "../../../security-events/event-origin";
import { shopSettings } from "../../../settings";
import { pathFromUser } from "../../shop-files/seeds-folder";
import { RowsRefused } from "../apply/rows-refused";
import type { CatalogImportOptions } from "../import-options";
import { historyText } from "../journal/history-text";
import { ImportHistory } from "../journal/import-history";
import { MissingImageService } from "../missing-images/missing-image-service";
import { missingImagesText } from "../missing-images/missing-image-text";
import { runImport } from "../run-import";
import { takeBackLastImport, undoText } from "../undo/take-back-last";
import { type ImportCommand, parseImportCommand, USAGE, UsageError } from "./parse-command";
import { type ProgressOutput, TextProgress } from "./text-progress";

/** Where a command's words go. */
export interface CommandTerminal {
  /** Data, and with it what a person asked for. */
  out: ProgressOutput;
  err: ProgressOutput;
  /** Asks before things are removed; undefined where nobody is there to answer. */
  ask: ((entities: readonly EntityReport[]) => Promise<boolean>) | undefined;
}

/** How a command ended, as its exit code says it. */
export const EXIT = { good: 0, rowErrors: 1, unusable: 2 } as const;

const LISTED_PICTURES = 50;
const NO_YES =
  "--prune removes things and asks before it does, but there is no terminal to ask on. Nothing was written. Look with --dry-run first, then add --yes.";

/**
 * `npm run seed -- products|categories|slides|posts|all|undo|history|pictures …`, on a container of
 * its own. Answers the exit code: 0 all good, 1 rows with errors, 2 the command or a file cannot be
 * used, or nobody said yes to a removal. Throws what nobody foresaw.
 */
export async function runImportCommand(
  container: MedusaContainer,
  args: readonly string[],
  terminal: CommandTerminal,
): Promise<number> {
  setOrigin(container, COMMAND_LINE);
  try {
    return await run(container, parseImportCommand(args), terminal);
  } catch (error) {
    const isRows = error instanceof RowsRefused;
    if (!isRows && !(error instanceof UsageError || error instanceof FileUnusable)) throw error;
    terminal.err.write(`${error.message}\n`);
    if (error instanceof TranslatorsFile) terminal.err.write("Add --locale fr for that.\n");
    if (error instanceof ColumnsUnclear) {
      for (const line of mapLines(error.asked)) terminal.err.write(`${line}\n`);
    }
    return isRows ? EXIT.rowErrors : EXIT.unusable;
  }
}

async function run(
  container: MedusaContainer,
  command: ImportCommand,
  terminal: CommandTerminal,
): Promise<number> {
  if (command.task === "load") return load(container, command.options, terminal);
  if (command.task === "help") terminal.out.write(`${USAGE}\n`);
  else if (command.task === "undo") {
    const undone = await takeBackLastImport(container, progressFor(command, terminal));
    say(terminal, command, undone, undoText(undone));
  } else if (command.task === "pictures") await tryPictures(container, command, terminal);
  else {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const { imports } = await new ImportHistory(database).list(20, 0);
    say(terminal, command, imports, historyText(imports));
  }
  return EXIT.good;
}

async function load(
  container: MedusaContainer,
  options: CatalogImportOptions,
  terminal: CommandTerminal,
): Promise<number> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = shopSettings();
  const { ask } = terminal;
  if (options.prune && !options.dryRun && !options.yes && !ask) throw new UsageError(NO_YES);
  const report = await runImport(
    container,
    options,
    {
      setUp: { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD },
      mayLoadPrivately: true,
      mayRemove: (entities) => options.yes || (ask?.(entities) ?? false),
    },
    progressFor(options, terminal),
  );
  say(terminal, options, report, reportText(report));
  if (report.errors.length > 0) return EXIT.rowErrors;
  return report.written || report.dryRun ? EXIT.good : EXIT.unusable;
}

async function tryPictures(
  container: MedusaContainer,
  { images, json }: { images: string | undefined; json: boolean },
  terminal: CommandTerminal,
): Promise<void> {
  const service = new MissingImageService(container);
  const folder = images === undefined ? undefined : pathFromUser(images);
  const came = await service.tryAgain({ folder, mayLoadPrivately: true });
  const left = await service.list(LISTED_PICTURES, 0);
  say(terminal, { json }, { came, ...left }, missingImagesText(came, left));
}

/** With --json, standard output belongs to the result. */
function progressFor({ json }: { json: boolean }, { out, err }: CommandTerminal): TextProgress {
  return new TextProgress(json ? err : out);
}

function say({ out }: CommandTerminal, { json }: { json: boolean }, result: unknown, text: string) {
  out.write(json ? `${JSON.stringify(result)}\n` : text);
}

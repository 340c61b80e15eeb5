import { parseArgs } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { notUnderstood, UsageError } from "../catalog/import/command/parse-command";
import {
  type CommandTerminal,
  EXIT,
  runImportCommand,
} from "../catalog/import/command/run-command";
import { TextProgress } from "../catalog/import/command/text-progress";
import { pathFromUser } from "../catalog/shop-files/seeds-folder";
import { COMMAND_LINE, setOrigin } from "../security-events/event-origin";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { checkFolder } from "./check-folder";
import { FolderUnusable, type Manifest, unrestText } from "./folder-manifest";
import { type LoadedCounts, loadRecords } from "./load-records";
import type { RecordFile } from "./moved-tables";

const USAGE = `Usage: npm run seed -- shop --file FOLDER [options]

Loads a whole shop, as npm run export -- shop --out FOLDER wrote it, into one that nobody has used
yet: the catalogue with its pictures, settings, customers without their passwords, orders, messages,
reviews and newsletter sign-ups. What is there already stays. Nobody gets an email, and no card is charged.

  --dry-run     check everything, and write nothing
  --prune       remove products, categories and slides that the folder does not name, such as
                the demo's; asks first
  --yes         do not ask (with --prune)
  --no-history  leave the catalogue's load out of the history

Exit codes: 0 all good, 1 rows with errors in the catalogue, 2 the folder cannot be loaded.`;

interface ShopLoad {
  folder: string;
  isDry: boolean;
  /** Of them the load of the catalogue is told, too. */
  options: string[];
}

/** Whether arguments of `npm run seed --` ask for a whole shop. */
export function asksForShop([what]: readonly string[]): boolean {
  return what === "shop";
}

/**
 * `npm run seed -- shop --file FOLDER …`: everything is checked before the first of it is written.
 * The catalogue comes first, since orders and settings name its products; then all else in one
 * transaction. Cut off in between, the same command goes on. Answers the exit code.
 */
export async function runShopLoad(
  container: MedusaContainer,
  args: readonly string[],
  terminal: CommandTerminal,
): Promise<number> {
  setOrigin(container, COMMAND_LINE);
  try {
    const asked = parseShopLoad(args);
    if (asked) return await load(container, asked, terminal);
    terminal.out.write(`${USAGE}\n`);
    return EXIT.good;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FolderUnusable)) throw error;
    terminal.err.write(`${error.message}\n`);
    return EXIT.unusable;
  }
}

async function load(
  container: MedusaContainer,
  { folder, isDry, options }: ShopLoad,
  terminal: CommandTerminal,
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const manifest = await checkFolder(database, folder);
  terminal.out.write(headline(manifest));
  const catalogue = await runImportCommand(
    container,
    ["all", "--file", folder, ...options],
    terminal,
  );
  if (catalogue !== EXIT.good || isDry) return catalogue;
  const counts = await loadRecords(database, folder, manifest, new TextProgress(terminal.out));
  await recordSecurityEvent(container, {
    kind: "settings.changed",
    subject: { kind: "settings", id: null, label: `all of them, moved from “${manifest.shop}”` },
    before: null,
    after: null,
  });
  terminal.out.write(`${endingOf(counts)}\n`);
  return EXIT.good;
}

function headline(manifest: Manifest): string {
  const { shop, exportedAt, files } = manifest;
  const counts = countsText((file) => files[file]?.lines ?? 0);
  return `“${shop}” of ${exportedAt}: ${counts}.\n${unrestText(manifest)}`;
}

function endingOf({ unreserved, ...counts }: LoadedCounts): string {
  const lost =
    unreserved.length > 0
      ? `\nThese orders wait for products that are in the shop no more; nothing is reserved for them: ${unreserved.join(", ")}.`
      : "";
  return `New: ${countsText((file) => counts[file])}. Rows of settings that changed: ${counts.settings}.${lost}`;
}

const NAMES: Readonly<Record<RecordFile, string>> = {
  customers: "customer",
  orders: "order",
  messages: "message",
  reviews: "review",
  notes: "note",
  newsletter: "newsletter sign-up",
};

function countsText(countOf: (file: RecordFile) => number): string {
  return (Object.keys(NAMES) as RecordFile[])
    .map((file) => `${countOf(file)} ${NAMES[file]}${countOf(file) === 1 ? "" : "s"}`)
    .join(", ");
}

/** Reads the arguments; undefined for those that ask for help. Throws {@link UsageError}. */
export function parseShopLoad(args: readonly string[]): ShopLoad | undefined {
  const { values, positionals } = given(args);
  if (values.help) return undefined;
  if (positionals.length > 1) throw new UsageError("One shop at a time.", USAGE);
  if (values.file === undefined) throw new UsageError("Say with --file which folder.", USAGE);
  const folder = pathFromUser(values.file);
  const passed = ["dry-run", "prune", "yes", "no-history"] as const;
  return {
    folder,
    isDry: values["dry-run"] ?? false,
    options: passed.flatMap((name) => (values[name] ? [`--${name}`] : [])),
  };
}

function given(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: "string" },
        "dry-run": { type: "boolean" },
        prune: { type: "boolean" },
        yes: { type: "boolean" },
        "no-history": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw notUnderstood(error, USAGE);
  }
}

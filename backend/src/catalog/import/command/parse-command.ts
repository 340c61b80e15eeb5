import { parseArgs } from "node:util";
import { CATALOG_ENTITIES, LOCALES, type Locale } from "@eldercare/catalog-import";
import { messageOf } from "../../../errors/message-of";
import type { CatalogImportOptions } from "../import-options";

/** What `npm run seed --` may be asked for. */
export type ImportCommand =
  | { task: "load"; options: CatalogImportOptions }
  | { task: "undo" | "history"; json: boolean }
  | { task: "pictures"; json: boolean; images: string | undefined }
  | { task: "help" };

export const USAGE = `Usage: npm run seed -- products|categories|slides|posts|all [options]

  --file F         read this file instead of seeds/<what>.csv;
                   posts: one care guide, or a folder of them;
                   all: the folder that npm run export -- all --out F wrote
  --images DIR     take pictures from this folder instead of seeds/images
  --dry-run        show what would change, and write nothing
  --partial        write the good rows even if others have errors
  --only-new       make what is new, leave alone what the shop has already
  --update-only    change what the shop has already, leave out what is new
  --prune          remove what the shop has and the file does not name; asks first
  --yes            do not ask (with --prune, where nobody is there to answer)
  --clear-blanks   a blank cell empties its field (otherwise it leaves it alone)
  --create-missing make categories that products name and that are not there
  --default-category C  where new products lie of which the file says no category
  --map "Theirs=Ours"  what a column of the file means, as often as needed; kept for the
                   next file with the same columns. spec:Label makes it a line of the
                   Specifications tab, option:Size a choice of variants, nothing behind
                   the = leaves it out
  --locale fr      products: Name and Description are the French ones, for products
                   that are there already; nothing else is changed
  --errors F       write the rows with errors to this file instead of errors.csv
  --skip-pictures  leave pictures as they are
  --no-history     leave this load out of the history: undo does not take it back
  --json           print the result as JSON, for programs

       npm run seed -- shop --file F   load a whole shop, people and orders too:
                                  npm run seed -- shop --help
       npm run seed -- undo       take the last load back
       npm run seed -- history    what was loaded, and when
       npm run seed -- pictures   fetch pictures once more that could not be fetched;
                                  with --images DIR: take them from there by their names

Exit codes: 0 all good, 1 rows with errors, 2 the command or a file cannot be used,
or nobody said yes to a removal.`;

/** The command line cannot be understood; the message says why and how to call it. */
export class UsageError extends Error {
  constructor(problem: string, usage = USAGE) {
    super(`${problem}\n\n${usage}`);
    this.name = "UsageError";
  }
}

/** What `parseArgs` says of arguments, without the advice that does not apply here. */
export function notUnderstood(error: unknown, usage: string): UsageError {
  const [problem = ""] = messageOf(error).split(". ");
  return new UsageError(problem.replace(/\.?$/, "."), usage);
}

/** Reads the arguments after `npm run seed --`. Throws {@link UsageError}. */
export function parseImportCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parsed(args);
  const [what] = positionals;
  if (values.help) return { task: "help" };
  if (what === "undo" || what === "history") return { task: what, json: values.json ?? false };
  if (what === "pictures") return { task: what, json: values.json ?? false, images: values.images };
  return { task: "load", options: parseImportOptions(args) };
}

/** Reads the arguments of a load. Throws {@link UsageError}. */
export function parseImportOptions(args: readonly string[]): CatalogImportOptions {
  const { values, positionals } = parsed(args);
  const [what, ...others] = positionals;
  if (!what) throw new UsageError("Say what to load.");
  if (others.length > 0)
    throw new UsageError(`One thing at a time, or all: not "${others[0]}" too.`);
  const entities =
    what === "all" ? CATALOG_ENTITIES : CATALOG_ENTITIES.filter((entity) => entity === what);
  if (entities.length === 0) throw new UsageError(`"${what}" is not something to load.`);
  if (values.map !== undefined && (what === "all" || what === "posts")) {
    throw new UsageError(`--map goes with one table, not with ${what}.`);
  }
  if (values.prune) refuseBesidePrune(values);
  const locale = localeOf(values.locale, entities);
  if (values["only-new"] && values["update-only"]) {
    throw new UsageError(
      "Choose one: --only-new leaves alone what the shop has, --update-only changes nothing else.",
    );
  }
  if (values["default-category"] !== undefined && !entities.includes("products")) {
    throw new UsageError("--default-category goes with products.");
  }
  if (locale === "fr" && (values.prune || values["only-new"])) {
    throw new UsageError(
      "--locale fr changes French texts and nothing else: it goes neither with --prune nor with --only-new.",
    );
  }
  return {
    entities,
    file: values.file,
    images: values.images,
    errors: values.errors,
    dryRun: values["dry-run"] ?? false,
    partial: values.partial ?? false,
    onlyNew: values["only-new"] ?? false,
    updateOnly: values["update-only"] ?? false,
    defaultCategory: values["default-category"]?.trim() || undefined,
    prune: values.prune ?? false,
    yes: values.yes ?? false,
    clearBlanks: values["clear-blanks"] ?? false,
    createMissing: values["create-missing"] ?? false,
    columns: columnsOf(values.map),
    locale,
    json: values.json ?? false,
    skipImages: values["skip-pictures"] ?? false,
    noHistory: values["no-history"] ?? false,
  };
}

/** `Theirs=Ours`; a heading of theirs may have the sign in it, ours have none. */
function columnsOf(given: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    given.map((each) => {
      const at = each.lastIndexOf("=");
      if (at <= 0) {
        throw new UsageError(`--map "${each}": write their column, =, and ours.`);
      }
      return [each.slice(0, at).trim(), each.slice(at + 1).trim()] as const;
    }),
  );
}

/** What would make a removal a guess, or one that nobody could take back. */
function refuseBesidePrune(values: ReturnType<typeof parsed>["values"]): void {
  const conflicts = [
    [
      "only-new",
      "Choose one: --only-new leaves alone what the shop has, --prune removes some of it.",
    ],
    [
      "update-only",
      "Choose one: --update-only makes nothing, --prune makes the shop hold what the file does.",
    ],
    [
      "partial",
      "--prune and --partial do not go together: a row with an error may be about the very product that would be removed.",
    ],
    [
      "no-history",
      "--prune and --no-history do not go together: undo could not bring back what was removed.",
    ],
  ] as const;
  for (const [option, problem] of conflicts) if (values[option]) throw new UsageError(problem);
}

/** The language asked for, of products only. Throws {@link UsageError}. */
export function localeOf(
  given: string | undefined,
  entities: readonly string[],
  usage = USAGE,
): Locale {
  const locale = LOCALES.find((each) => each === (given ?? "en"));
  if (!locale) throw new UsageError(`There is no locale "${given}": en or fr.`, usage);
  if (locale === "fr" && entities.join() !== "products") {
    throw new UsageError("--locale fr goes with products only.", usage);
  }
  return locale;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: "string" },
        images: { type: "string" },
        "dry-run": { type: "boolean" },
        partial: { type: "boolean" },
        errors: { type: "string" },
        map: { type: "string", multiple: true },
        "only-new": { type: "boolean" },
        "update-only": { type: "boolean" },
        "default-category": { type: "string" },
        prune: { type: "boolean" },
        yes: { type: "boolean" },
        "clear-blanks": { type: "boolean" },
        "create-missing": { type: "boolean" },
        locale: { type: "string" },
        json: { type: "boolean" },
        "skip-pictures": { type: "boolean" },
        "no-history": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw notUnderstood(error, USAGE);
  }
}

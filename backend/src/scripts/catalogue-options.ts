import { parseArgs } from "node:util";
import { notUnderstood, UsageError } from "../catalog/import/command/parse-command";

const TASKS = ["check", "reindex"] as const;

export interface CatalogueOptions {
  task: (typeof TASKS)[number];
  json: boolean;
}

export const CATALOGUE_USAGE = `Usage: npm run catalogue -- check|reindex [options]

  check     compares what lists and searches know of each product with the product
            itself, repairs what differs, and says what that was
  reindex   makes the search index anew beside the present one, which answers until
            the new one takes its place; then checks it

  --json    print the result as JSON, for programs

Both may be done while the shop runs, and check is done every night by itself.

Exit codes: 0 there was nothing to repair, 1 something was repaired, 2 the command
cannot be used.`;

/** Reads the arguments after `npm run catalogue --`. Throws {@link UsageError}. */
export function parseCatalogueOptions(args: readonly string[]): CatalogueOptions {
  const { values, positionals } = parsed(args);
  const [what, ...others] = positionals;
  const task = TASKS.find((each) => each === what);
  if (!task || others.length > 0) throw new UsageError("Say check or reindex.", CATALOGUE_USAGE);
  return { task, json: values.json === true };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" } },
    });
  } catch (error) {
    throw notUnderstood(error, CATALOGUE_USAGE);
  }
}

import { EXPORT_USAGE } from "../catalog/export/export-options";
import { USAGE } from "../catalog/import/command/parse-command";
import { CATALOGUE_USAGE } from "./catalogue-options";

const USAGES: Record<string, string> = {
  seed: USAGE,
  export: EXPORT_USAGE,
  catalogue: CATALOGUE_USAGE,
};

/** `--help` of `npm run seed`, `export` and `catalogue`: how they are called. Needs no database. */
process.stdout.write(`${USAGES[process.argv[2] ?? ""] ?? USAGE}\n`);

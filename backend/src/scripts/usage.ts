import { EXPORT_USAGE } from "../catalog/export/export-options";
import { USAGE } from "../catalog/import/command/parse-command";

/** `npm run seed -- --help`, `npm run export -- --help`: how they are called. Needs no database. */
process.stdout.write(`${process.argv[2] === "export" ? EXPORT_USAGE : USAGE}\n`);

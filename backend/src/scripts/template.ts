import { createWriteStream } from "node:fs";
import { templateRows, writeTable } from "@eldercare/catalog-import";
import { IMPORT_KINDS, tableFormatOf } from "@eldercare/contracts";
import { pathFromUser } from "../catalog/shop-files/seeds-folder";

const USAGE = `Usage: npm run template -- ${IMPORT_KINDS.join("|")} [FILE]

Prints a CSV file to begin with: npm run --silent template -- products > my-products.csv
or writes it: npm run template -- products my-products.xlsx (an Excel workbook; others CSV)`;

/** `npm run template -- products`: every column, and an example of a row. Needs no database. */
async function printTemplate(): Promise<void> {
  const kind = IMPORT_KINDS.find((each) => each === process.argv[2]);
  if (!kind) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const path = process.argv[3];
  await writeTable(
    path ? createWriteStream(pathFromUser(path)) : process.stdout,
    templateRows(kind),
    { format: tableFormatOf(path ?? ""), sheet: kind, end: path !== undefined },
  );
}

void printTemplate();

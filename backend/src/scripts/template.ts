import { templateRows, writeCsv } from "@eldercare/catalog-import";
import { IMPORT_KINDS } from "@eldercare/contracts";

const USAGE = `Usage: npm run template -- ${IMPORT_KINDS.join("|")}

Prints a CSV file to begin with: npm run --silent template -- products > my-products.csv`;

/** `npm run template -- products`: every column, and an example of a row. Needs no database. */
async function printTemplate(): Promise<void> {
  const kind = IMPORT_KINDS.find((each) => each === process.argv[2]);
  if (!kind) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  await writeCsv(process.stdout, templateRows(kind), { end: false });
}

void printTemplate();

/** What each command is called with. Those of `seed`, `export` and `catalogue` are the scripts' own. */
const HELP = {
  start:
    "Usage: npm start\n\nThe whole shop as in production, until Ctrl-C. Settings: .env.example",
  "start-production": `Usage: npm run start:production

Several processes of each kind (SERVERS, WORKERS, STOREFRONTS) on the same ports, until it is asked to
stop. Needs REDIS_URL, and the tables as \`npm run migrate\` makes them.`,
  "restart-production": `Usage: npm run restart:production

The shop of this DATA_DIR begins anew, one process at a time, while it answers. Each process is named with
how it began; where one fails the old ones stay, and it ends with 1.`,
  migrate:
    "Usage: npm run migrate\n\nBrings the database's tables to this version, once; safe to run again.",
  backup: `Usage: npm run backup -- [folder | s3://bucket/prefix] [--keep N]

Saves database and pictures of the shop, running or not, in a new folder there (DATA_DIR/backups unless
told), encrypted with BACKUP_PASSPHRASE where it is set. --keep removes all but the N newest.`,
  restore: `Usage: npm run restore -- <backup> [--check]

Puts a backup, by its folder or its address in S3, into an empty DATA_DIR (and, of a database of your own,
into the empty one of DATABASE_URL). One in S3 is fetched into DATA_DIR for as long as this takes. --check looks at every byte of the backup and writes nothing.`,
  files: `Usage: npm run files -- to-bucket|to-folder|take-over

Copies pictures, originals, exports and imports from DATA_DIR into the bucket of the S3 settings, or back,
as far as they are not there yet; safe to run again, beside a shop that runs. Nothing is removed.
take-over: the bucket's files, which another shop has, belong to the one that starts next.`,
  dev: "Usage: npm run dev\n\nThe shop with hot reload of pages and admin screens, until Ctrl-C.",
  test: `Usage: npm test -- [types|lint|unit|integration|e2e …] [words]

Runs the named stages, all of them without names; of the tests those whose file's path holds a word.`,
  build: "Usage: npm run build\n\nThe production builds that are stale.",
  bench: `Usage: npm run bench -- <name> [options]

Runs tests/bench/<name>.ts against a shop of its own; what it takes stands at the top of that file.`,
  audit: "Usage: npm run audit\n\nAdvisories about the packages we use, and their licences.",
  "admin-password": `Usage: npm run admin-password -- <email>

Gives a member of the staff a new password, which it asks for, and signs them out everywhere.`,
  template: `Usage: npm run --silent template -- products|categories|slides > my-products.csv

Prints a CSV file to begin with: every column, and an example of a row. With a file's name it writes
that file, an Excel workbook where the name ends so: npm run template -- products my-products.xlsx`,
  typecheck: "Usage: npm run typecheck\n\nThe types of every workspace, the scripts and the tests.",
};

/** The words for `--help`; undefined for a command that says them itself. */
export function helpOf(command) {
  return HELP[command];
}

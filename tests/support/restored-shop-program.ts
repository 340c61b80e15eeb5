import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { checkBackup } from "../../scripts/backup/backup-files.ts";
import { FolderPlace } from "../../scripts/backup/folder-place.ts";
import { makeBackup } from "../../scripts/backup/make-backup.ts";
import { restoreBackup } from "../../scripts/backup/restore-backup.ts";
import { startPostgres } from "../../scripts/postgres.ts";

/**
 * A program of its own, as `npm run backup` and `npm run restore` are: saves the shop of a DATA_DIR whose
 * database runs, restores it into `<folder>/restored`, opens its database there and prints the address,
 * until its standard input ends.
 */
const [, , dataDir = "", databaseUrl = "", folder = ""] = process.argv;
const passphrase = "a passphrase of the operator";
const restored = join(folder, "restored");

const backup = await makeBackup({
  ...{ dataDir, databaseUrl, isEmbedded: true, passphrase },
  place: new FolderPlace(join(folder, "backups")),
});
await checkBackup(backup, passphrase);
await mkdir(restored, { mode: 0o711 });
await restoreBackup({ backup, dataDir: restored, databaseUrl: undefined, passphrase });
// As an operator's, in which what was answered outlives a crash.
const server = await startPostgres({ dataDir: restored, say: () => undefined });
console.log(server.url);
await once(process.stdin.resume(), "end");
await server.stop();

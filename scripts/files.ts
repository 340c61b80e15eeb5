import { parseArgs } from "node:util";
import { FolderStore, openFileStore } from "../packages/file-store/src/index.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { copyFiles } from "./files/copy-files.ts";
import { createProgress } from "./progress.ts";
import { loadSettings } from "./settings.ts";

/**
 * `npm run files -- to-bucket|to-folder`: copies what one place of files has and the other lacks.
 * `take-over`: the bucket's files belong to nobody, until a shop that uses them takes them.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [direction] = positionals;
  if (direction !== "to-bucket" && direction !== "to-folder" && direction !== "take-over") {
    throw new CliError("Say where to: npm run files -- to-bucket, or to-folder; or take-over");
  }
  const { settings, dataDir } = loadSettings();
  const bucket = openFileStore({ ...settings, DATA_DIR: dataDir });
  if (bucket.isNear) {
    throw new CliError(
      "There is no bucket: set S3_BUCKET and the other S3 settings of .env.example.",
    );
  }
  if (direction === "take-over") {
    await bucket.remove("owner/shop.json");
    console.log("The files belong to the first shop that starts now: start this one anew.");
    return 0;
  }
  const folder = new FolderStore(dataDir);
  const [from, to] = direction === "to-bucket" ? [folder, bucket] : [bucket, folder];
  const { copied, same } = await createProgress().step("Copying the files", () =>
    copyFiles(from, to),
  );
  console.log(`${copied} copied, ${same} were there already.`);
  return 0;
});

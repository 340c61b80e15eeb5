import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST, writeOwn } from "./backup-files.ts";
import { BACKUP_NAME, type BackupDraft, type BackupPlace } from "./backup-place.ts";

const HALF = ".half";

/** Backups in a folder of this machine: one is written under another name until it is whole. */
export class FolderPlace implements BackupPlace {
  readonly #out: string;

  constructor(out: string) {
    this.#out = out;
  }

  async begin(name: string): Promise<BackupDraft> {
    const folder = join(this.#out, name);
    const half = `${folder}${HALF}`;
    await mkdir(half, { recursive: true, mode: 0o700 });
    return {
      write: (file, content) => writeOwn(join(half, file), content),
      finish: async () => {
        await rename(half, folder);
        return folder;
      },
      discard: () => rm(half, { recursive: true, force: true }),
    };
  }

  async names(): Promise<string[]> {
    const named = (await readdir(this.#out)).filter((name) => BACKUP_NAME.test(name));
    return named.filter((name) => existsSync(this.#manifestOf(name)));
  }

  async remove(name: string): Promise<void> {
    // First, so that what is cut off here is no backup.
    await rm(this.#manifestOf(name), { force: true });
    await rm(join(this.#out, name), { recursive: true, force: true });
  }

  async removeCutOff(before: Date): Promise<void> {
    for (const name of await readdir(this.#out)) {
      if (!name.endsWith(HALF) || !BACKUP_NAME.test(name.slice(0, -HALF.length))) continue;
      const { mtime } = await stat(join(this.#out, name));
      if (mtime < before) await rm(join(this.#out, name), { recursive: true });
    }
  }

  #manifestOf(name: string): string {
    return join(this.#out, name, MANIFEST);
  }
}

import { join } from "node:path";
import type { S3Bucket } from "../../packages/file-store/src/index.ts";
import { CliError } from "../cli-error.ts";
import { eachAtOnce } from "../files/each-at-once.ts";
import { isOfBackup, MANIFEST, MANIFEST_SEAL, writeOwn } from "./backup-files.ts";
import { BACKUP_NAME, type BackupDraft, type BackupPlace, begunAt } from "./backup-place.ts";

/** Of 10,000 that S3 takes: a database's dump may have 312 GiB. */
const PART_BYTES = 32 * 1024 * 1024;

/**
 * Backups in a bucket, each below its name. There is no renaming there: what has no manifest, which is
 * written last and removed first, is no backup.
 */
export class BucketPlace implements BackupPlace {
  readonly #bucket: S3Bucket;
  readonly #address: string;

  /** `address` is the bucket's with its prefix, as people write it. */
  constructor(bucket: S3Bucket, address: string) {
    this.#bucket = bucket;
    this.#address = address;
  }

  async begin(name: string): Promise<BackupDraft> {
    return {
      write: (file, content) => this.#bucket.write(`${name}/${file}`, content, PART_BYTES),
      finish: async () => `${this.#address}/${name}`,
      discard: () => this.remove(name),
    };
  }

  async names(): Promise<string[]> {
    return (await this.#found()).filter(({ isWhole }) => isWhole).map(({ name }) => name);
  }

  async remove(name: string): Promise<void> {
    await this.#bucket.remove(`${name}/${MANIFEST}`);
    await eachAtOnce(this.#bucket.list(`${name}/`), (file) => this.#bucket.remove(file.name));
  }

  async removeCutOff(before: Date): Promise<void> {
    for (const { name, isWhole } of await this.#found())
      if (!isWhole && begunAt(name) < before) await this.remove(name);
  }

  /** Brings a backup into a folder of this machine, as it lies there. Throws {@link CliError}. */
  async fetch(name: string, into: string): Promise<void> {
    let count = 0;
    await eachAtOnce(this.#bucket.list(`${name}/`), async (file) => {
      const inside = file.name.slice(name.length + 1);
      // Whoever can write to the bucket must not choose where this machine writes.
      if (![MANIFEST, MANIFEST_SEAL].includes(inside) && !isOfBackup(inside)) return;
      await writeOwn(join(into, inside), await this.#bucket.open(file.name));
      count += 1;
    });
    if (count === 0) throw new CliError(`There is no backup ${this.#address}/${name}.`);
  }

  /** Everything that is called as backups are, whole or not. */
  async #found(): Promise<{ name: string; isWhole: boolean }[]> {
    const found = new Map<string, boolean>();
    for await (const file of this.#bucket.list("shop-")) {
      const [name = "", ...inside] = file.name.split("/");
      if (!BACKUP_NAME.test(name)) continue;
      const isManifest = inside.join("/") === MANIFEST;
      found.set(name, found.get(name) === true || isManifest);
    }
    return [...found].map(([name, isWhole]) => ({ name, isWhole }));
  }
}

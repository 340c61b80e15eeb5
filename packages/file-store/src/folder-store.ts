import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  checkedPath,
  FileMissing,
  type FilePath,
  type FileStore,
  isFilePath,
  type Shelf,
  type StoredFile,
} from "./file-store.js";

/** What nobody else of the machine may read, whoever started the shop. */
const FOR_THE_OWNER: ReadonlySet<Shelf> = new Set(["originals", "private", "imports"]);

/** Files in folders of this machine, one for each shelf. */
export class FolderStore implements FileStore {
  readonly isNear = true;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async read(path: FilePath): Promise<Buffer> {
    return readFile(this.#place(path)).catch(missingOr(path));
  }

  async open(path: FilePath): Promise<Readable> {
    const file = await open(this.#place(path)).catch(missingOr(path));
    return file.createReadStream();
  }

  async look(path: FilePath): Promise<StoredFile | undefined> {
    const found = await stat(this.#place(path)).catch(undefinedIfMissing);
    if (!found?.isFile()) return undefined;
    return { path, bytes: found.size, givenAt: found.mtime };
  }

  async write(path: FilePath, content: Buffer | Readable): Promise<void> {
    const target = this.#place(path);
    const isOwners = FOR_THE_OWNER.has(shelfOf(path));
    await mkdir(dirname(target), { recursive: true, ...(isOwners && { mode: 0o700 }) });
    // Written aside and renamed: nobody ever reads half a file, whoever else writes it too.
    const draft = join(dirname(target), `.${basename(target).slice(0, 100)}.${randomUUID()}`);
    try {
      const file = await open(draft, "wx", isOwners ? 0o600 : 0o666);
      try {
        if (Buffer.isBuffer(content)) await file.writeFile(content);
        else await pipeline(content, file.createWriteStream());
      } finally {
        await file.close();
      }
      await rename(draft, target);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async touch(path: FilePath): Promise<boolean> {
    const now = new Date();
    const touched = utimes(this.#place(path), now, now).then(() => true);
    return (await touched.catch(undefinedIfMissing)) ?? false;
  }

  async *list(shelf: Shelf, beginning = ""): AsyncGenerator<StoredFile> {
    const folder = join(this.#folder, shelf);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      undefinedIfMissing,
    );
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
      const path = `${shelf}/${name}` as const;
      if (!name.startsWith(beginning) || !isFilePath(path)) continue;
      // Undefined: it was removed meanwhile.
      const found = await this.look(path);
      if (found) yield found;
    }
  }

  async remove(path: FilePath): Promise<void> {
    await rm(this.#place(path), { force: true });
  }

  async reach(): Promise<void> {
    await access(this.#folder);
  }

  #place(path: FilePath): string {
    return join(this.#folder, ...checkedPath(path).split("/"));
  }
}

const shelfOf = (path: FilePath) => path.split("/", 1)[0] as Shelf;

const isMissing = (error: unknown) =>
  error instanceof FileMissing ||
  (error instanceof Error &&
    "code" in error &&
    // No file has a name that is too long to be one.
    ["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes(String(error.code)));

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

const missingOr = (path: FilePath) => (error: unknown) => {
  throw isMissing(error) ? new FileMissing(path, { cause: error }) : error;
};

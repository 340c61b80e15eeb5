import type { Readable } from "node:stream";
import {
  checkedPath,
  type FilePath,
  type FileStore,
  isFilePath,
  type Shelf,
  type StoredFile,
} from "./file-store.js";
import { type Bucket, type BucketFile, type Patience, S3Bucket } from "./s3-bucket.js";

/** The shop's files in a bucket of S3: they leave it by the shop alone. */
export class S3Store implements FileStore {
  readonly isNear = false;
  readonly #bucket: S3Bucket;

  constructor(bucket: Bucket, patience?: Patience) {
    this.#bucket = new S3Bucket(bucket, patience);
  }

  async read(path: FilePath): Promise<Buffer> {
    return this.#bucket.read(checkedPath(path));
  }

  async open(path: FilePath): Promise<Readable> {
    return this.#bucket.open(checkedPath(path));
  }

  async look(path: FilePath): Promise<StoredFile | undefined> {
    if (!isFilePath(path)) return undefined;
    const found = await this.#bucket.look(path);
    return found && stored(found, path);
  }

  async write(path: FilePath, content: Buffer | Readable): Promise<void> {
    await this.#bucket.write(checkedPath(path), content);
  }

  async touch(path: FilePath): Promise<boolean> {
    return isFilePath(path) && (await this.#bucket.touch(path));
  }

  async *list(shelf: Shelf, beginning = ""): AsyncGenerator<StoredFile> {
    for await (const found of this.#bucket.list(`${shelf}/${beginning}`)) {
      if (isFilePath(found.name)) yield stored(found, found.name);
    }
  }

  async remove(path: FilePath): Promise<void> {
    if (isFilePath(path)) await this.#bucket.remove(path);
  }

  async reach(): Promise<void> {
    await this.#bucket.reach("uploads/");
  }
}

const stored = ({ bytes, givenAt }: BucketFile, path: FilePath): StoredFile => ({
  path,
  bytes,
  givenAt,
});

import type { Readable } from "node:stream";

/** What a backup saves: nobody can make it again. */
export const KEPT_SHELVES = [
  // Images as the shop shows them, and tables of Medusa's own import.
  "uploads",
  // Images as they were given: they hold place, time and owner, and nobody is served these.
  "originals",
  // What Medusa Admin exports, for staff alone.
  "private",
  // What the Import screen was given, and the rows that it did not take.
  "imports",
] as const;

const SHELVES = [
  ...KEPT_SHELVES,
  // Smaller versions of images, which can be made again.
  "resized",
  // Whose the other shelves are, where several shops could reach them.
  "owner",
] as const;

/** Kinds of files; there are no others. */
export type Shelf = (typeof SHELVES)[number];

/** A file by its shelf and its name there, which may have folders: "uploads/0123456789abcdef.webp". */
export type FilePath = `${Shelf}/${string}`;

/** Plain parts with slashes between: none leads elsewhere, none is hidden as drafts are. */
const NAME = /^(?:[^\\/\p{Cc}.][^\\/\p{Cc}]*)(?:\/[^\\/\p{Cc}.][^\\/\p{Cc}]*)*$/u;

/** Whether a text names a file of the store, and nothing beside it. */
export function isFilePath(text: string): text is FilePath {
  const [shelf = ""] = text.split("/", 1);
  return SHELVES.some((each) => each === shelf) && NAME.test(text.slice(shelf.length + 1));
}

/** A path that can be used; throws for one that leads elsewhere, as no caller may ask for. */
export function checkedPath(path: FilePath): FilePath {
  if (isFilePath(path)) return path;
  throw new FileMissing(path);
}

/** A file as a list or a look tells of it. */
export interface StoredFile {
  path: FilePath;
  bytes: number;
  /** When it was last written, or touched. */
  givenAt: Date;
}

/** No file has this path. */
export class FileMissing extends Error {
  override name = "FileMissing";
  readonly code = "FILE_MISSING";

  constructor(path: string, options?: ErrorOptions) {
    super(`There is no file ${JSON.stringify(path)}.`, options);
  }
}

/** Why a store does not do its work: it was silent or broken, took not the shop's key or region, lacks the bucket. */
export type FilesAwayReason = "silent" | "refused" | "no-bucket";

/** The store cannot be reached at this moment. The code outlives workflows, which make errors plain objects. */
export class FilesAway extends Error {
  override name = "FilesAway";
  readonly code = "FILES_AWAY";

  constructor(
    readonly reason: FilesAwayReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Where files of the shop lie, for one machine or for several. A file is there whole or not at all; what
 * is written or removed twice is as if once. Paths that lead elsewhere name no file. Each method throws
 * {@link FilesAway} when the store cannot be reached, and none waits for ever.
 */
export interface FileStore {
  /** Whether the files lie in folders of this machine: then nothing has to be kept nearer. */
  readonly isNear: boolean;
  /** Throws {@link FileMissing}. */
  read(path: FilePath): Promise<Buffer>;
  /** The same in pieces, for files of any length. Throws {@link FileMissing}. */
  open(path: FilePath): Promise<Readable>;
  /** Undefined for a file that is not there. */
  look(path: FilePath): Promise<StoredFile | undefined>;
  /** Writes a file, over the one of before. */
  write(path: FilePath, content: Buffer | Readable): Promise<void>;
  /** Makes a file as new as if it had just been written; false when it is not there. */
  touch(path: FilePath): Promise<boolean>;
  /** Every file of a shelf whose name begins so, in no order. */
  list(shelf: Shelf, beginning?: string): AsyncIterable<StoredFile>;
  /** Of a file that is not there, too. */
  remove(path: FilePath): Promise<void>;
  /** Asks for one thing that changes nothing, to see whether it answers. */
  reach(): Promise<void>;
}

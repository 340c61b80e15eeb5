import { type FileStore, FilesAway } from "@eldercare/file-store";
import { LastAnswers } from "@eldercare/server";
import { ImageCache } from "./image-cache";
import { imagePath } from "./image-paths";

/** About a thousand pictures in the sizes that pages show. */
const MEMORY_BYTES = 32 * 1024 * 1024;
/** What another server removed is shown no longer than this. */
const FRESH_MS = 10 * 60 * 1000;
/** Longer than a storage is away. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

interface KeptImage {
  bytes: Buffer;
  at: number;
}

/**
 * Stored images as they are shown, whole or smaller. Of a store that is not on this machine the last ones
 * are kept in memory, and shown as they were while it is away: a name stands for its content for ever.
 */
export class ShownImages {
  readonly #files: FileStore;
  readonly #cache: ImageCache;
  readonly #memory = new LastAnswers<KeptImage>({ maxBytes: MEMORY_BYTES, oldestMs: OLDEST_MS });
  readonly #now: () => number;

  constructor(files: FileStore, now: () => number = Date.now) {
    this.#files = files;
    this.#cache = new ImageCache(files);
    this.#now = now;
  }

  /** Throws FileMissing for a name that no image has, FilesAway for one that cannot be had now. */
  async find(name: string, width?: number): Promise<Buffer> {
    if (this.#files.isNear) return this.#read(name, width);
    const key = `${name}?${width ?? ""}`;
    const kept = this.#memory.find(key);
    if (kept && this.#now() - kept.at < FRESH_MS) return kept.bytes;
    try {
      const bytes = await this.#read(name, width);
      const answer = { bytes, at: this.#now() };
      this.#memory.note(key, { answer, lifeMs: OLDEST_MS, bytes: bytes.length });
      return bytes;
    } catch (error) {
      if (kept && error instanceof FilesAway) return kept.bytes;
      throw error;
    }
  }

  #read(name: string, width: number | undefined): Promise<Buffer> {
    return width === undefined
      ? this.#files.read(imagePath(name))
      : this.#cache.resized(name, width);
  }
}

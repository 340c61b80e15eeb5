import { FileMissing, type FileStore } from "@eldercare/file-store";
import { log } from "@eldercare/server";
import sharp from "sharp";
import { messageOf } from "../errors/message-of";
import { imagePath, resizedPath } from "./image-paths";

/** Below that of stored ones: a phone's largest picture then fits the first packets of its connection. */
const RESIZED = { quality: 70, effort: 6, preset: "photo" } as const;
/** Resizing is heavy on processor and memory: more than these at once would starve the shop. */
const CONCURRENT_RESIZES = 2;

/** Keeps resized copies of stored images beside them; each is made once, when first asked for. */
export class ImageCache {
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #resizing = 0;

  constructor(private readonly files: FileStore) {}

  /**
   * The stored image `name` at `width` pixels, never enlarged. Throws FileMissing without the image, and
   * rejects when it cannot be read.
   */
  async resized(name: string, width: number): Promise<Buffer> {
    const key = resizedPath(name, width);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const made = this.#find(name, width).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #find(name: string, width: number): Promise<Buffer> {
    const path = resizedPath(name, width);
    // Both at once: a copy is shown as long as there is what it was made of.
    const [source, kept] = await Promise.all([
      this.files.look(imagePath(name)),
      this.files.read(path).catch(undefinedIfMissing),
    ]);
    if (!source) throw new FileMissing(imagePath(name));
    if (kept) return kept;
    const made = await this.#make(name, width);
    // Whoever asked gets it, whether it can be kept or not.
    await this.files
      .write(path, made)
      .catch((error: unknown) => log().warn(`${path} was not kept: ${messageOf(error)}`));
    return made;
  }

  async #make(name: string, width: number): Promise<Buffer> {
    await this.#turn();
    try {
      // Read in its turn: whole images do not wait in memory.
      return await sharp(await this.files.read(imagePath(name)), { pages: 1 })
        .resize({ width, withoutEnlargement: true })
        .webp(RESIZED)
        .toBuffer();
    } finally {
      this.#resizing -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Waits until one more image may be resized. */
  async #turn(): Promise<void> {
    while (this.#resizing >= CONCURRENT_RESIZES) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#resizing += 1;
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

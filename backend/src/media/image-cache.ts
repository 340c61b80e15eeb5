import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Below that of stored ones: a phone's largest picture then fits the first packets of its connection. */
const RESIZED = { quality: 70, effort: 6, preset: "photo" } as const;
/** Resizing is heavy on processor and memory: more than these at once would starve the shop. */
const CONCURRENT_RESIZES = 2;

/** Keeps resized copies of stored images in a folder; each is made once, when first asked for. */
export class ImageCache {
  readonly #underWay = new Map<string, Promise<string>>();
  readonly #waiting: (() => void)[] = [];
  #resizing = 0;

  constructor(private readonly folder: string) {}

  /**
   * The file name, within the cache's folder, of `source` (a file) at `width` pixels; never
   * enlarged. `name` must be unique to the image's content. Rejects when it cannot be read.
   */
  async resized(source: string, name: string, width: number): Promise<string> {
    const cached = `${name}.${width}.webp`;
    const underWay = this.#underWay.get(cached);
    if (underWay) return underWay;
    const made = this.#find(source, cached, width).finally(() => this.#underWay.delete(cached));
    this.#underWay.set(cached, made);
    return made;
  }

  async #find(source: string, cached: string, width: number): Promise<string> {
    const target = join(this.folder, cached);
    if (await exists(target)) return cached;
    await this.#turn();
    // Written aside and renamed: nobody is ever sent half a image, whoever else writes it too.
    const draft = `${target}.${randomUUID()}.tmp`;
    try {
      await mkdir(this.folder, { recursive: true });
      await sharp(source, { pages: 1 })
        .resize({ width, withoutEnlargement: true })
        .webp(RESIZED)
        .toFile(draft);
      await rename(draft, target);
      return cached;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
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

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

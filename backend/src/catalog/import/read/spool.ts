import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openTemporaryFolder } from "./temporary-folder";

/** Values kept in a file while a large catalog is checked, so that memory stays the same at any size. */
export class Spool<T> {
  readonly #stream;

  private constructor(
    private readonly folder: string,
    private readonly path: string,
  ) {
    this.#stream = createWriteStream(path);
  }

  static async open<T>(): Promise<Spool<T>> {
    const folder = await openTemporaryFolder();
    return new Spool<T>(folder, join(folder, "rows.jsonl"));
  }

  async add(values: readonly T[]): Promise<void> {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join("");
    if (!this.#stream.write(text)) await once(this.#stream, "drain");
  }

  /** No more is added; from here on it is read, as often as needed. */
  async finish(): Promise<void> {
    this.#stream.end();
    await once(this.#stream, "finish");
  }

  /** The values in their order, `size` at a time. */
  async *chunks(size: number): AsyncGenerator<T[]> {
    let chunk: T[] = [];
    for await (const line of createInterface({ input: createReadStream(this.path) })) {
      chunk.push(JSON.parse(line));
      if (chunk.length < size) continue;
      yield chunk;
      chunk = [];
    }
    if (chunk.length > 0) yield chunk;
  }

  async close(): Promise<void> {
    this.#stream.destroy();
    await rm(this.folder, { recursive: true, force: true });
  }
}

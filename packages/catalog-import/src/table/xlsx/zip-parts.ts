import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { FileUnusable } from "../file-unusable.js";

export const DAMAGED =
  "it is damaged, or no Excel workbook. Open it in your spreadsheet program, save it as .xlsx or CSV, and load that file.";

/** The files inside a zip file that is in memory. No part is unpacked beyond what it says it is. */
export class ZipParts {
  private constructor(
    private readonly file: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** Throws {@link FileUnusable} for what is no zip file. */
  static async open(file: string, bytes: Buffer): Promise<ZipParts> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new ZipParts(file, zip, entries);
    } catch {
      throw new FileUnusable(file, DAMAGED);
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** A part as text, in pieces. Throws {@link FileUnusable} when it would be more than `most` bytes. */
  async *text(name: string, most: number): AsyncGenerator<string> {
    const entry = this.entries.get(name);
    if (!entry || entry.isEncrypted()) throw new FileUnusable(this.file, DAMAGED);
    if (entry.uncompressedSize > most) {
      const mega = (bytes: number) => Math.ceil(bytes / 1024 ** 2);
      throw new FileUnusable(
        this.file,
        `one of its parts unpacks to ${mega(entry.uncompressedSize)} MB; at most ${mega(most)} are read. Save the sheet as CSV, or divide it into several files.`,
      );
    }
    try {
      // yauzl ends with an error what unpacks to more than its entry says.
      const stream = await this.zip.openReadStreamPromise(entry);
      const decoder = new TextDecoder();
      for await (const bytes of stream) yield decoder.decode(bytes, { stream: true });
      yield decoder.decode();
    } catch {
      throw new FileUnusable(this.file, DAMAGED);
    }
  }
}

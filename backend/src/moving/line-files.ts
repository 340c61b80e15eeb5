import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { type FileNote, FolderUnusable } from "./folder-manifest";

/** A file for its owner alone, which knows what was written to it. */
export class OwnFile {
  private readonly hash = createHash("sha256");
  private lines = 0;

  private constructor(private readonly file: FileHandle) {}

  static async open(path: string): Promise<OwnFile> {
    // One that is there may be for others, too.
    await rm(path, { force: true });
    return new OwnFile(await open(path, "wx", 0o600));
  }

  /** Adds values, each a line of JSON. */
  async add(values: readonly unknown[]): Promise<void> {
    this.lines += values.length;
    await this.write(values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  }

  async write(text: string): Promise<void> {
    this.hash.update(text);
    await this.file.appendFile(text);
  }

  async end(): Promise<FileNote> {
    await this.file.close();
    return { lines: this.lines, sha256: this.hash.digest("hex") };
  }
}

const BATCH = 200;

/** The lines of a file, parsed, in batches. Throws {@link FolderUnusable} for what is no JSON. */
export async function* linesOf(path: string): AsyncGenerator<unknown[]> {
  let batch: unknown[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    number += 1;
    try {
      batch.push(JSON.parse(line));
    } catch {
      throw damaged(path, `line ${number} cannot be read`);
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Makes sure that a file is as it was written. Throws {@link FolderUnusable}. */
export async function checkFile(path: string, { sha256 }: FileNote): Promise<void> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch {
    throw new FolderUnusable(`${basename(path)} is missing: copy the whole folder again.`);
  }
  if (hash.digest("hex") !== sha256) {
    throw damaged(path, "it is not as it was exported");
  }
}

export function damaged(path: string, what: string): FolderUnusable {
  return new FolderUnusable(
    `${basename(path)} is damaged (${what}): copy or export it again. Nothing was written.`,
  );
}

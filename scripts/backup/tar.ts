import type { Stats } from "node:fs";
import { open } from "node:fs/promises";

const BLOCK = 512;
const CHUNK = 1024 * 1024;
const KINDS = { file: "0", folder: "5" } as const;

type Entry = Pick<Stats, "mode" | "size" | "mtime">;

/**
 * What a tar file (POSIX ustar) says before an entry. Names are at most 100 bytes, files at most 8 GiB:
 * PostgreSQL's are shorter and smaller.
 */
function header(name: string, kind: keyof typeof KINDS, { mode, size, mtime }: Entry): Buffer {
  const block = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tar file.`);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  block.write(name, 0);
  block.write(octal(mode & 0o7777, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(mtime.getTime() / 1000), 11), 136);
  block.write(" ".repeat(8), 148);
  block.write(KINDS[kind], 156);
  block.write("ustar\u000000", 257, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\u0000 `, 148, "latin1");
  return block;
}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export const folderEntry = (name: string, stats: Stats): Buffer =>
  header(`${name}/`, "folder", { mode: stats.mode, mtime: stats.mtime, size: 0 });

export const textEntry = (name: string, text: string): Buffer => {
  const bytes = Buffer.from(text);
  const stats = { mode: 0o600, size: bytes.length, mtime: new Date() };
  return Buffer.concat([header(name, "file", stats), bytes, padding(bytes.length)]);
};

/**
 * A file that may change while it is read: as many bytes as it had when it was opened, zeros for those
 * that went away. Nothing for one that is gone.
 */
export async function* fileEntry(name: string, path: string): AsyncGenerator<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!file) return;
  try {
    const stats = await file.stat();
    yield header(name, "file", stats);
    for (let left = stats.size; left > 0; ) {
      const chunk = Buffer.alloc(Math.min(left, CHUNK));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, stats.size - left);
      yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
      left -= bytesRead || chunk.length;
    }
    yield padding(stats.size);
  } finally {
    await file.close();
  }
}

export const endOfTar = (): Buffer => Buffer.alloc(2 * BLOCK);

import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where stored images' originals are: named like them, with the ending of what they are. */
const ORIGINAL_NAME = /^([0-9a-f]{16})\.(?:jpg|png|gif|webp)$/;

/** What the first bytes of the image formats that the shop takes say of them. */
const ENDINGS = [
  ["jpg", (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["png", (bytes: Buffer) => bytes.toString("latin1", 1, 4) === "PNG"],
  ["gif", (bytes: Buffer) => bytes.toString("latin1", 0, 4) === "GIF8"],
  ["webp", (bytes: Buffer) => bytes.toString("latin1", 8, 12) === "WEBP"],
] as const;

/** `0123456789abcdef` of `0123456789abcdef.webp`: what an image and its original have in common. */
const stemOf = (name: string) => name.slice(0, 16);

/**
 * Keeps an image as it was given beside the one that is stored, so that an export holds the same
 * bytes. One that is stored as it is needs no second file. `name` is the stored image's.
 */
export async function keepOriginal(
  folder: string,
  name: string,
  { given, stored }: { given: Buffer; stored: Buffer },
): Promise<void> {
  const ending = ENDINGS.find(([, isOne]) => isOne(given))?.[0];
  if (ending === undefined || given.equals(stored)) return;
  const target = join(folder, `${stemOf(name)}.${ending}`);
  if (await exists(target)) return;
  // They hold what the shop takes out of what it shows: the camera's place, time and owner.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, given, { mode: 0o600 });
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** File names of the originals, by the names of the stored images. */
export async function originalNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder).catch(() => []);
  return new Map(
    files.flatMap((file) => {
      const [, stem] = ORIGINAL_NAME.exec(file) ?? [];
      return stem === undefined ? [] : [[`${stem}.webp`, file] as const];
    }),
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

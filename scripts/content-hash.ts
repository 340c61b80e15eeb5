import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const GENERATED = new Set(["node_modules", "dist", "build", ".medusa", ".react-router", ".cache"]);

/**
 * A hash over the names and contents of files and folders (generated folders and tests left out).
 * Times do not count: a fresh clone and a copied tree hash alike. Missing paths count as missing.
 */
export async function contentHash(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of [...paths].sort()) {
    for (const file of await filesBelow(root, path)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex").slice(0, 32);
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(join(root, path));
  const wanted = entries.filter(
    (name) => !GENERATED.has(name) && !/\.(test|spec)\.tsx?$/.test(name),
  );
  const below = await Promise.all(wanted.sort().map((name) => filesBelow(root, `${path}/${name}`)));
  return below.flat();
}

/** Work whose result stays good until its inputs change. */
export interface StampedWork {
  name: string;
  /** Hash of the inputs. */
  inputs: string;
  /** Files that the work leaves; when one is missing the work is done again. */
  outputs: readonly string[];
  work: () => Promise<void>;
}

/** Whether the stamp in `stampDir` says that the work was done with these inputs; writes nothing. */
export async function isFresh(
  stampDir: string,
  { name, inputs, outputs }: Omit<StampedWork, "work">,
): Promise<boolean> {
  const done = await readFile(join(stampDir, name), "utf8").catch(() => "");
  return done === inputs && outputs.every((path) => existsSync(path));
}

/** Does the work unless its stamp in `stampDir` says that it was done with these inputs. */
export async function doWhenStale(stampDir: string, item: StampedWork): Promise<boolean> {
  if (await isFresh(stampDir, item)) return false;
  const stamp = join(stampDir, item.name);
  await rm(stamp, { force: true });
  await item.work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, item.inputs);
  return true;
}

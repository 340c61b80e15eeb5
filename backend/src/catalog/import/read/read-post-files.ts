import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { FileUnusable, type PostFile, postFile, type RowError } from "@eldercare/catalog-import";

const ENDING = /\.md$/i;

/** Reads one file, or every Markdown file of a folder, by name. Throws {@link FileUnusable}. */
export async function readPostFiles(
  path: string,
): Promise<{ files: PostFile[]; count: number; errors: RowError[] }> {
  const files: PostFile[] = [];
  const errors: RowError[] = [];
  const paths = await pathsOf(path);
  for (const { file, from } of paths) {
    const read = postFile(file, await readFile(from, "utf8"));
    if ("reason" in read) errors.push(read);
    else files.push(read);
  }
  return { files, count: paths.length, errors };
}

async function pathsOf(path: string): Promise<{ file: string; from: string }[]> {
  const name = basename(path);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new FileUnusable(name, `There is no file or folder ${path}.`);
  if (found.isFile()) return [{ file: name, from: path }];
  const names = (await readdir(path)).filter((each) => ENDING.test(each)).sort();
  if (names.length === 0) throw new FileUnusable(name, "There is no Markdown file (.md) in it.");
  return names.map((each) => ({ file: `${name}/${each}`, from: join(path, each) }));
}

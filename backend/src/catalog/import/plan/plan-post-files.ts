import {
  entityReport,
  type PostRow,
  planPosts,
  type RowError,
  readPostRows,
} from "@eldercare/catalog-import";
import type { FileContext } from "../check/file-context";
import { addressesOf, type Image, type ImageFolder, isImage } from "../images/image-folder";
import { readPostFiles } from "../read/read-post-files";
import { readPosts } from "../state/read-posts";
import type { PlannedPosts } from "./planned-file";

/** Reads and checks posts, a file each, and compares them with those of the shop. */
export async function planPostFiles({
  container,
  options,
  path,
  folder,
}: FileContext): Promise<PlannedPosts> {
  const { files, count, errors } = await readPostFiles(path);
  const read = readPostRows(files);
  const current = await readPosts(container);
  const present = new Set(current.map(({ fields }) => fields.slug));
  const rows = read.rows.map((row) =>
    options.skipImages || (present.has(row.slug) ? options.onlyNew : options.updateOnly)
      ? { ...row, cover: undefined }
      : row,
  );
  const covers = await checkCovers(rows, folder);
  const plan = planPosts(covers.rows, current, {
    addresses: addressesOf(covers.images),
    now: new Date(),
    onlyNew: options.onlyNew,
    updateOnly: options.updateOnly,
  });
  const name = path.split(/[\\/]/).at(-1) ?? path;
  return {
    entity: "posts",
    report: entityReport("posts", { file: name, rowCount: count }, plan),
    errors: [...errors, ...read.errors, ...covers.errors],
    warnings: read.warnings,
    images: covers.images,
    plan,
    current,
  };
}

/** Looks at the covers; posts whose cover cannot be used are left out. */
async function checkCovers(rows: readonly PostRow[], folder: ImageFolder) {
  const good: PostRow[] = [];
  const errors: RowError[] = [];
  const images = new Map<string, Image>();
  for (const row of rows) {
    const found = row.cover === undefined ? undefined : await folder.look(row.cover);
    if (found && !isImage(found)) {
      const { file, cover = "", coverRow } = row;
      const { reason, fix } = found;
      errors.push({ file, row: coverRow, column: "cover", value: cover, reason, fix });
      continue;
    }
    good.push(row);
    if (found) images.set(found.file, found);
  }
  return { rows: good, errors, images: [...images.values()] };
}

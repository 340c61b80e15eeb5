import {
  entityReport,
  type PostRow,
  planPosts,
  type RowError,
  readPostRows,
} from "@eldercare/catalog-import";
import { type Image, type ImageFolder, isImage } from "../images/image-folder";
import { addressesOf, type PrepareContext, type Prepared } from "../prepare/prepared";
import { listedRemovals } from "../prune/listed-removals";
import { readPostFiles } from "../read/read-post-files";
import { readPosts } from "../state/read-posts";
import { removeRow } from "../write/removed-rows";
import { applyPosts } from "./apply-posts";

/** Reads and checks care guides, a file each, and compares them with those of the shop. */
export async function preparePosts({
  container,
  options,
  path,
  folder,
}: PrepareContext): Promise<Prepared> {
  const { files, count, errors } = await readPostFiles(path);
  const read = readPostRows(files);
  const current = await readPosts(container);
  const present = new Set(current.map(({ fields }) => fields.slug));
  const rows = read.rows.map((row) =>
    options.skipImages || (options.onlyNew && present.has(row.slug))
      ? { ...row, cover: undefined }
      : row,
  );
  const covers = await checkCovers(rows, folder);
  const addressOf = addressesOf(covers.images);
  const plan = planPosts(covers.rows, current, addressOf, new Date(), options);
  const name = path.split(/[\\/]/).at(-1) ?? path;
  return {
    entity: "posts",
    report: entityReport("posts", { file: name, rowCount: count }, plan),
    errors: [...errors, ...read.errors, ...covers.errors],
    warnings: read.warnings,
    images: covers.images,
    apply: (_store, progress, journal) => applyPosts(container, plan, progress, journal),
    findRemovals: async () =>
      listedRemovals(
        container,
        "posts",
        current
          .filter(({ id }) => !plan.known.includes(id))
          .map(({ id, fields }) => ({ id, name: fields.title, fields })),
        (transaction, id) => removeRow(transaction, "post", id),
      ),
  };
}

/** Looks at the covers; guides whose cover cannot be used are left out. */
async function checkCovers(rows: readonly PostRow[], folder: ImageFolder) {
  const good: PostRow[] = [];
  const errors: RowError[] = [];
  const images = new Map<string, Image>();
  for (const row of rows) {
    const found = row.cover === undefined ? undefined : await folder.look(row.cover);
    if (found && !isImage(found)) {
      const { file, cover = "", coverRow } = row;
      errors.push({ file, row: coverRow, column: "cover", value: cover, ...found });
      continue;
    }
    good.push(row);
    if (found) images.set(found.file, found);
  }
  return { rows: good, errors, images: [...images.values()] };
}

import type { ReadRow, RowError, RowImage } from "@eldercare/catalog-import";
import { type Image, type ImageFolder, isImage } from "../images/image-folder";

export interface CheckedImages<Row> {
  /** Rows whose images are all good. */
  rows: ReadRow<Row>[];
  errors: RowError[];
  images: readonly Image[];
}

/** Looks at every image that rows name, without storing any. */
export async function checkImages<Row extends object>(
  file: string,
  column: string,
  rows: readonly ReadRow<Row>[],
  imagesOf: (row: Row) => readonly RowImage[],
  folder: ImageFolder,
): Promise<CheckedImages<Row>> {
  const good: ReadRow<Row>[] = [];
  const errors: RowError[] = [];
  const images = new Map<string, Image>();
  for (const row of rows) {
    const named = imagesOf(row);
    const found = await Promise.all(named.map((image) => folder.look(image.file)));
    const problems = found.flatMap((look, index): RowError[] =>
      isImage(look)
        ? []
        : [{ file, row: row.row, column, value: named[index]?.file ?? "", ...look }],
    );
    errors.push(...problems);
    if (problems.length > 0) continue;
    good.push(row);
    for (const image of found.filter(isImage)) images.set(image.file, image);
  }
  return { rows: good, errors, images: [...images.values()] };
}

/**
 * As {@link checkImages} for rows with one image at most; of a row that `isSpared` it is left out,
 * neither looked at nor stored.
 */
export function checkRowImage<Row extends { images?: RowImage[] | undefined }>(
  file: string,
  rows: readonly ReadRow<Row>[],
  isSpared: (row: ReadRow<Row>) => boolean,
  folder: ImageFolder,
): Promise<CheckedImages<Row>> {
  const looked = rows.map((row) => (isSpared(row) ? { ...row, images: undefined } : row));
  return checkImages(file, "Image", looked, ({ images = [] }) => images, folder);
}

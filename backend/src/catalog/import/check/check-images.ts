import type { ReadRow, RowError, RowImage } from "@eldercare/catalog-import";
import { type Image, type ImageFolder, isImage } from "../images/image-folder";

export interface CheckedImages<Row> {
  /** Rows whose images are all good. */
  rows: ReadRow<Row>[];
  errors: RowError[];
  images: readonly Image[];
  /** Those that rows may do without for now. */
  unreachable: readonly UnreachableImage[];
}

/** An image that cannot be fetched now, with the row that names it. */
export interface UnreachableImage {
  row: number;
  file: string;
  reason: string;
}

/**
 * Looks at every image that rows name, without storing any. With `goesWithout` one that cannot be
 * fetched now is no error of its row; nor is, in another shop's file, one that nobody has given yet.
 */
export async function checkImages<Row extends { isForeign?: boolean }>(
  file: string,
  column: string,
  rows: readonly ReadRow<Row>[],
  imagesOf: (row: Row) => readonly RowImage[],
  folder: ImageFolder,
  { goesWithout = false } = {},
): Promise<CheckedImages<Row>> {
  const good: ReadRow<Row>[] = [];
  const errors: RowError[] = [];
  const images = new Map<string, Image>();
  const unreachable: UnreachableImage[] = [];
  for (const row of rows) {
    const named = imagesOf(row);
    const found = await Promise.all(named.map((image) => folder.look(image.file)));
    const away: UnreachableImage[] = [];
    const problems = found.flatMap((look, index): RowError[] => {
      if (isImage(look)) return [];
      const { reason, fix } = look;
      const value = named[index]?.file ?? "";
      const mayWait = look.isUnreachable || (row.isForeign && look.isAbsent);
      if (!(mayWait && goesWithout)) return [{ file, row: row.row, column, value, reason, fix }];
      if (!away.some((image) => image.file === value))
        away.push({ row: row.row, file: value, reason });
      return [];
    });
    errors.push(...problems);
    if (problems.length > 0) continue;
    good.push(row);
    unreachable.push(...away);
    for (const image of found.filter(isImage)) images.set(image.file, image);
  }
  return { rows: good, errors, images: [...images.values()], unreachable };
}

/**
 * As {@link checkImages} for rows with one image at most; of a row that `isSpared` it is left out,
 * neither looked at nor stored.
 */
export function checkRowImage<Row extends { images?: RowImage[] | undefined; isForeign?: boolean }>(
  file: string,
  rows: readonly ReadRow<Row>[],
  isSpared: (row: ReadRow<Row>) => boolean,
  folder: ImageFolder,
): Promise<CheckedImages<Row>> {
  const looked = rows.map((row) => (isSpared(row) ? { ...row, images: undefined } : row));
  return checkImages(file, "Image", looked, ({ images = [] }) => images, folder);
}

import type { RowImage } from "../rows/image-row";
import type { ReadRow } from "../rows/read-rows";
import type { RowError } from "../rows/row-error";
import { isPicture, type Picture, type PictureFolder } from "./image-folder";

export interface CheckedPictures<Row> {
  /** Rows whose pictures are all good. */
  rows: ReadRow<Row>[];
  errors: RowError[];
  pictures: readonly Picture[];
}

/** Looks at every picture that rows name, without storing any. */
export async function checkPictures<Row extends object>(
  file: string,
  column: string,
  rows: readonly ReadRow<Row>[],
  imagesOf: (row: Row) => readonly RowImage[],
  folder: PictureFolder,
): Promise<CheckedPictures<Row>> {
  const good: ReadRow<Row>[] = [];
  const errors: RowError[] = [];
  const pictures = new Map<string, Picture>();
  for (const row of rows) {
    const images = imagesOf(row);
    const found = await Promise.all(images.map((image) => folder.look(image.file)));
    const problems = found.flatMap((look, index): RowError[] =>
      isPicture(look)
        ? []
        : [{ file, row: row.row, column, value: images[index]?.file ?? "", ...look }],
    );
    errors.push(...problems);
    if (problems.length > 0) continue;
    good.push(row);
    for (const picture of found.filter(isPicture)) pictures.set(picture.file, picture);
  }
  return { rows: good, errors, pictures: [...pictures.values()] };
}

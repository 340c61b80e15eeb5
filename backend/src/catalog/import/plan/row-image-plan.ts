import type {
  CatalogFile,
  Plan,
  PlanOptions,
  ReadRow,
  RowError,
  RowImage,
} from "@eldercare/catalog-import";
import { checkRowImage } from "../check/check-images";
import type { FileContext } from "../check/file-context";
import { toldAtOnce } from "../check/told-at-once";
import { addressesOf, type Image } from "../images/image-folder";

/** Good rows compared with the shop, and all that is wrong with the others. */
export interface RowImagePlan<Planned> {
  plan: Planned;
  images: readonly Image[];
  /** Those of the plan are not among them. */
  errors: RowError[];
}

/**
 * Looks at the images of rows with one at most and plans those that are good. The others are compared
 * with the shop too, each as far as it can be read, so that people hear of all that is wrong with a
 * row at once; nothing is kept of that comparison. Images of rows that `isSpared` are not looked at.
 */
export async function planWithImage<
  Row extends { images?: RowImage[] | undefined },
  Planned extends Pick<Plan<unknown, unknown>, "errors">,
>(
  file: Pick<CatalogFile<Row>, "file" | "rows" | "rests" | "errors" | "subjectOf">,
  { options, folder }: Pick<FileContext, "options" | "folder">,
  isSpared: (row: ReadRow<Row>) => boolean,
  planned: (rows: readonly ReadRow<Row>[], how: PlanOptions) => Planned,
): Promise<RowImagePlan<Planned>> {
  const spares = (row: ReadRow<Row>) =>
    Boolean(
      options.skipImages ||
        (options.onlyNew && isSpared(row)) ||
        (options.updateOnly && !isSpared(row)),
    );
  const good = await checkRowImage(file.file, file.rows, spares, folder);
  const others = await checkRowImage(file.file, file.rests, spares, folder);
  const { clearBlanks, onlyNew, updateOnly } = options;
  const how = { file: file.file, clearBlanks, onlyNew, updateOnly };
  const plan = planned(good.rows, { ...how, addresses: addressesOf(good.images) });
  const all = [...file.rows, ...file.rests].sort((a, b) => a.row - b.row);
  // Whether its image is good is told elsewhere.
  const named = all.flatMap(({ images = [] }) => images.map((image) => image.file));
  const compared = planned(all, { ...how, addresses: new Map(named.map((name) => [name, name])) });
  const isGood = new Set(good.rows.map(({ row }) => row));
  const isAsked = ({ row, column }: RowError) =>
    !isGood.has(row) && !(options.skipImages && file.subjectOf(column) === "images");
  const further = [...others.errors, ...compared.errors.filter(isAsked)];
  return {
    plan,
    images: good.images,
    errors: toldAtOnce([...file.errors, ...good.errors], further, file.subjectOf),
  };
}

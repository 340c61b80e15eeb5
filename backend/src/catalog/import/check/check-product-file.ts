import {
  type AskedColumns,
  CategoryLookup,
  type CheckedRow,
  categoryProblem,
  FileUnusable,
  KnownProducts,
  type NamedCategory,
  type OpenCatalogFile,
  openProductFile,
  type ProductRow,
  type ReadRow,
  type RowError,
  type TableRow,
} from "@eldercare/catalog-import";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { chosenColumns } from "../columns/chosen-columns";
import type { Image } from "../images/image-folder";
import { fileOnDisk } from "../read/file-on-disk";
import { inBatches } from "../read/in-batches";
import { Spool } from "../read/spool";
import { readProducts } from "../state/read-products";
import { checkImages, type UnreachableImage } from "./check-images";
import type { FileContext } from "./file-context";
import { furtherProblems } from "./further-problems";
import { imagesOfRow } from "./images-of-row";
import { productKeys } from "./product-keys";
import { RejectedRows } from "./rejected-rows";
import { toldAtOnce } from "./told-at-once";

/** Large enough to be quick, small enough that a failure takes little back. */
export const PRODUCT_BATCH = 250;

type Row = ReadRow<ProductRow>;

/** A product that is good by itself, with its rows as the file has them. */
export interface CheckedProductRow {
  rows: readonly TableRow[];
  read: Row;
}

/** A file of products, each row of it looked at by itself, with its images. */
export interface CheckedProducts {
  file: string;
  header: readonly string[];
  rowCount: number;
  warnings: readonly string[];
  asked: AskedColumns;
  /** The good rows; they wait on disk, so that the file may be of any length. */
  rows: Spool<CheckedProductRow>;
  rejected: RejectedRows;
  images: readonly Image[];
  /** Images that cannot be fetched now, by the rows that go on without them. */
  unreachable: readonly UnreachableImage[];
}

/** Reads a file of products and checks its rows one by one. Throws FileUnusable. */
export async function checkProductFile(
  context: FileContext,
  categories: readonly NamedCategory[],
): Promise<CheckedProducts> {
  const opened = await openProductFile(
    await fileOnDisk(context.path),
    context.options.locale,
    chosenColumns(context, "products"),
  );
  const { file, header } = opened.table;
  const lookup = new CategoryLookup(categories, context.options.createMissing);
  refuseUnknownDefault(file, context.options.defaultCategory, lookup);
  const rows = await Spool.open<CheckedProductRow>();
  const rejected = new RejectedRows(file, header);
  const images = new Map<string, Image>();
  const unreachable: UnreachableImage[] = [];
  let rowCount = 0;
  try {
    for await (const batch of inBatches(opened.rows(), PRODUCT_BATCH)) {
      const rowsOf = new Map(batch.map(({ row, rows }) => [row, rows]));
      for (const all of rowsOf.values()) rowCount += all.length;
      const good = batch.flatMap(({ read }) => read ?? []);
      const looked = await checkBatchImages(file, good, context);
      for (const image of looked.images) images.set(image.file, image);
      unreachable.push(...looked.unreachable);
      const rests = batch.flatMap((checked) => (checked.read ? [] : (checked.rest ?? [])));
      const alsoLooked = await checkBatchImages(file, rests, context);
      const imageErrors = [...looked.errors, ...alsoLooked.errors];
      const withoutImages = new Set(looked.errors.map(({ row }) => row));
      const unfinished = [...rests, ...good.filter(({ row }) => withoutImages.has(row))];
      const further = [
        ...imageErrors,
        ...(await furtherProblems(file, unfinished, categories, context)),
      ];
      for (const checked of batch) {
        const isWrong = !checked.read || withoutImages.has(checked.row);
        if (isWrong) rejected.add(told(checked, further, { file, opened, lookup }), [checked]);
      }
      await rows.add(looked.rows.map((read) => ({ rows: rowsOf.get(read.row) ?? [], read })));
    }
    await rows.finish();
  } catch (error) {
    await rows.close();
    throw error;
  }
  const { warnings, asked } = opened;
  return {
    ...{ file, header, rowCount, warnings, asked, rows, rejected, unreachable },
    images: [...images.values()],
  };
}

function refuseUnknownDefault(
  file: string,
  category: string | undefined,
  lookup: CategoryLookup,
): void {
  if (category === undefined || lookup.slugOf(category) || lookup.mayCreate(category)) return;
  const { reason, fix } = lookup.problemWith(category);
  throw new FileUnusable(
    file,
    `its products cannot be put into "${category}" where they name no category. ${reason} ${fix}`,
  );
}

/**
 * All that is wrong with a thing. A row that could not be compared with the shop shows at least that its category is not
 * there.
 */
function told(
  checked: CheckedRow<ProductRow>,
  further: readonly RowError[],
  {
    file,
    opened,
    lookup,
  }: { file: string; opened: OpenCatalogFile<ProductRow>; lookup: CategoryLookup },
): RowError[] {
  const own = new Set(checked.rows.map(({ row }) => row));
  const category = checked.read || checked.rest ? undefined : checked.said("category");
  const unlisted = categoryProblem({ row: checked.row, category }, { file, categories: lookup });
  const later = [...further.filter(({ row }) => own.has(row)), ...unlisted];
  return toldAtOnce(checked.errors, later, opened.subjectOf);
}

/** Images of rows that change nothing are not looked at. */
async function checkBatchImages(
  file: string,
  good: readonly Row[],
  { container, options, folder, store }: FileContext,
) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const known =
    options.onlyNew || options.updateOnly
      ? new KnownProducts(await readProducts(database, productKeys(good), store))
      : undefined;
  const isLeftAlone = (row: Row) =>
    known !== undefined && (known.meantBy(row) ? options.onlyNew : options.updateOnly);
  const rows = good.map((row) =>
    options.skipImages || isLeftAlone(row) ? withoutImages(row) : row,
  );
  return checkImages(file, "Images", rows, imagesOfRow, folder, { goesWithout: true });
}

function withoutImages({ images: _images, variantImages: _own, variants, ...row }: Row): Row {
  if (!variants) return row;
  return {
    ...row,
    variants: variants.map(({ variantImages: _images, ...variant }) => variant),
  };
}

import {
  type AskedColumns,
  type CategoryLookup,
  categoryProblem,
  KnownProducts,
  openProductFile,
  type ProductRow,
  type ReadRow,
  type RowImage,
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
import { productKeys } from "./product-keys";
import { RejectedRows } from "./rejected-rows";

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
  categories: CategoryLookup,
): Promise<CheckedProducts> {
  const opened = await openProductFile(
    await fileOnDisk(context.path),
    context.options.locale,
    chosenColumns(context, "products"),
  );
  const { file, header } = opened.table;
  const rows = await Spool.open<CheckedProductRow>();
  const rejected = new RejectedRows(file);
  const images = new Map<string, Image>();
  const unreachable: UnreachableImage[] = [];
  let rowCount = 0;
  try {
    for await (const batch of inBatches(opened.rows(), PRODUCT_BATCH)) {
      const rowsOf = new Map(batch.map(({ row, rows }) => [row, rows]));
      for (const all of rowsOf.values()) rowCount += all.length;
      // A row that is not compared with the shop shows at least this error together with its others.
      const problem = (row: { row: number; category?: string | undefined }) =>
        categoryProblem(row, { file, categories });
      for (const checked of batch) {
        if (checked.read) continue;
        const { row, errors } = checked;
        const category = checked.said?.("category");
        const isBad = errors.some(({ value }) => value === category);
        rejected.add([...errors, ...(isBad ? [] : problem({ row, category }))], [checked]);
      }
      const good = batch.flatMap(({ read }) => read ?? []);
      const looked = await checkBatchImages(file, good, context);
      for (const image of looked.images) images.set(image.file, image);
      unreachable.push(...looked.unreachable);
      const withoutImages = new Set(looked.errors.map(({ row }) => row));
      const bad = good.filter(({ row }) => withoutImages.has(row));
      rejected.add([...looked.errors, ...bad.flatMap(problem)], batch);
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

/** Images of rows that change nothing are not looked at. */
async function checkBatchImages(
  file: string,
  good: readonly Row[],
  { container, options, folder, store }: FileContext,
) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const leftAlone = options.onlyNew
    ? new KnownProducts(await readProducts(database, productKeys(good), store))
    : null;
  const rows = good.map((row) =>
    options.skipImages || leftAlone?.meantBy(row) ? withoutImages(row) : row,
  );
  return checkImages(file, "Images", rows, allImages, folder, { goesWithout: true });
}

const allImages = ({ images = [], variantImages = [], variants = [] }: Row): RowImage[] => [
  ...images,
  ...variantImages,
  ...variants.flatMap((variant) => variant.variantImages ?? []),
];

function withoutImages({ images: _images, variantImages: _own, variants, ...row }: Row): Row {
  if (!variants) return row;
  return {
    ...row,
    variants: variants.map(({ variantImages: _images, ...variant }) => variant),
  };
}

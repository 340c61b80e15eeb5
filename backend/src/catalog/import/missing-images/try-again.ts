import { rm } from "node:fs/promises";
import { type CurrentProduct, changesBetween } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import type { ProductChange } from "../../../workflows/product/write/write-context";
import { findStoreContext } from "../../../workflows/store/store-context";
import { type Image, ImageFolder, isImage } from "../images/image-folder";
import { ImageLoader } from "../images/load-image";
import { storeImages } from "../images/store-images";
import { storedImages } from "../images/stored-images";
import { openTemporaryFolder } from "../read/temporary-folder";
import { readProducts } from "../state/read-products";
import { type MissingImageRecord, MissingImages } from "./missing-images";
import { withImage } from "./with-image";

const BATCH = 50;
const SILENT = { start: () => ({ advance: () => undefined, end: () => undefined }) };

/** How missing images are tried again. */
export interface TryAgain {
  /** Only those whose time has come. */
  isDue?: boolean;
  /** A folder of pictures: a file of it is taken for an address that ends with its name. */
  folder?: string | undefined;
  /** Addresses may lead into the machine's own network: at its own terminal only. */
  mayLoadPrivately?: boolean;
}

/**
 * Tries to fetch the images that products wait for, and gives each what came, in one transaction a
 * batch. Answers how many came; the others say why not, and wait on.
 */
export async function tryMissingImages(
  container: MedusaContainer,
  { isDue = false, folder, mayLoadPrivately = false }: TryAgain,
): Promise<number> {
  const missing = new MissingImages(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  await missing.forgetRemoved();
  const loaded = await openTemporaryFolder();
  const images = new ImageFolder(folder ?? loaded, {
    isStored: storedImages(container),
    loader: new ImageLoader(loaded, mayLoadPrivately),
    matchesNames: folder !== undefined,
    calledAs: folder ?? "the pictures that were given",
  });
  let came = 0;
  try {
    for (let last = ""; ; ) {
      const batch = await missing.toTry({ isDue, last }, BATCH);
      if (batch.length === 0) return came;
      came += await tryBatch(container, missing, images, batch);
      last = batch.at(-1)?.id ?? "";
    }
  } finally {
    await rm(loaded, { recursive: true, force: true });
  }
}

/** Those that came are given to their products; of the others the reason is noted. */
async function tryBatch(
  container: MedusaContainer,
  missing: MissingImages,
  images: ImageFolder,
  batch: readonly MissingImageRecord[],
): Promise<number> {
  const here: { record: MissingImageRecord; image: Image }[] = [];
  for (const record of batch) {
    const look = await images.look(record.address);
    if (isImage(look)) here.push({ record, image: look });
    else await missing.failed(record, look.reason);
  }
  if (here.length === 0) return 0;
  await storeImages(
    container,
    here.map(({ image }) => image),
    SILENT,
  );
  await fillIn(container, here);
  return here.length;
}

/** Gives products what they waited for, where they still wait: all in one transaction. */
async function fillIn(
  container: MedusaContainer,
  here: readonly { record: MissingImageRecord; image: Image }[],
): Promise<void> {
  const store = await findStoreContext(container);
  const writer = await ProductWriter.open(container, store);
  const written = await catalogTransaction(container, async (transaction, locks) => {
    const ids = [...new Set(here.map(({ record }) => record.product_id))];
    const products = await readProducts(transaction, { ids }, store);
    const update = products.flatMap((current) => completed(current, here));
    await new MissingImages(transaction).forget(here.map(({ record }) => record.id));
    return writer.write(transaction, { create: [], update }, locks);
  });
  await writer.announce(written);
}

function completed(
  current: CurrentProduct,
  here: readonly { record: MissingImageRecord; image: Image }[],
): ProductChange[] {
  let target = current.fields;
  const own = here.filter(({ record }) => record.product_id === current.id);
  for (const { record, image } of own.sort((a, b) => a.record.position - b.record.position)) {
    target = withImage(target, record, image.address);
  }
  return changesBetween(current.fields, target).length === 0 ? [] : [{ current, target }];
}

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { readProducts } from "../../catalog/products/read-products";
import { indexProducts } from "../../catalog/search-index/index-products";
import { Refusal } from "../../errors/refusal";
import { imageWithoutHost } from "../../media/image-without-host";
import { removeUnusedImages } from "../../media/remove-unused-images";
import {
  ARCHIVED_KEY,
  archiveProducts,
  awaitedProducts,
  listArchivedProducts,
} from "../../medusa/archived-products";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { findStoreContext } from "../store/store-context";
import { PRODUCT_NOT_FOUND } from "./change-product";
import { productSubject } from "./write/price-and-stock-events";
import { productFacts } from "./write/product-facts";

interface Removable {
  id: string;
  title: string;
  metadata: Record<string, unknown> | null;
  images: { url: string }[];
}

/**
 * Takes a product out of the shop for good; orders keep what they say of it. One that an open order
 * still waits for is archived instead: out of every list, but there for Medusa to send it, until
 * {@link removeArchivedProducts} finds that nobody waits any more. Unknown ids are refused.
 */
export async function removeProduct(container: MedusaContainer, id: string): Promise<void> {
  await withCatalogLock(container, async () => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const product = await findRemovable(container, id);
    if (!product) throw new Refusal("not-found", PRODUCT_NOT_FOUND);
    const [now] = await readProducts(database, { ids: [id] }, await findStoreContext(container));
    if (!(await deleteUnlessAwaited(container, id))) await archiveProducts(database, [id]);
    await recordSecurityEvent(container, {
      kind: "product.removed",
      subject: productSubject({ id }, product.title),
      before: now ? productFacts(now.fields) : null,
    });
    await indexProducts(container, [id]);
    const addresses = product.images.map(({ url }) => imageWithoutHost(url));
    await removeUnusedImages(
      container,
      addresses.filter((address) => address !== null),
    );
  });
}

/**
 * Deletes the archived products that no open order waits for any more; answers how many. One that an
 * import removed stays archived as long as taking that import back would return it.
 */
export async function removeArchivedProducts(container: MedusaContainer): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  let removed = 0;
  for (const id of await listArchivedProducts(database))
    if (await deleteUnlessAwaited(container, id)) removed += 1;
  return removed;
}

async function findRemovable(
  container: MedusaContainer,
  id: string,
): Promise<Removable | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "title", "metadata", "images.url"],
    filters: { id },
  });
  const product = data[0] as Removable | undefined;
  return product?.metadata?.[ARCHIVED_KEY] ? undefined : product;
}

/** Whether it was deleted: false while an order waits for it. */
async function deleteUnlessAwaited(container: MedusaContainer, id: string): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isAwaited = async () => (await awaitedProducts(database, [id])).has(id);
  if (await isAwaited()) return false;
  try {
    await deleteProductsWorkflow(container).run({ input: { ids: [id] } });
    return true;
  } catch (error) {
    // Somebody ordered it in this very moment: Medusa deletes nothing that is reserved.
    if (await isAwaited()) return false;
    throw error;
  }
}

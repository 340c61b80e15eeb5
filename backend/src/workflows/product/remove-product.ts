import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import { indexProducts } from "../../catalog/index-products";
import { RETIRED_KEY } from "../../catalog/product-document";
import { ApiError } from "../../http/api-error";
import { removeUnusedImages } from "../../images/remove-unused-images";
import { imageWithoutHost } from "../../mapping/image-without-host";
import { inCatalogueTurn } from "../catalogue-turn";
import { PRODUCT_NOT_FOUND } from "./change-product";

interface Removable {
  id: string;
  handle: string;
  metadata: Record<string, unknown> | null;
  images: { url: string }[];
}

/**
 * Takes a product out of the shop for good; orders keep what they say of it. One that an open order
 * still waits for is retired instead: out of every list, but there for Medusa to send it, until
 * {@link removeRetiredProducts} finds that nobody waits any more. Unknown ids: 404 {@link ApiError}.
 */
export async function removeProduct(container: MedusaContainer, id: string): Promise<void> {
  await inCatalogueTurn(container, async () => {
    const product = await findRemovable(container, id);
    if (!product) throw new ApiError(404, { message: PRODUCT_NOT_FOUND });
    if (!(await deleteUnlessAwaited(container, id))) await retire(container, product);
    await indexProducts(container, [id]);
    const addresses = product.images.map(({ url }) => imageWithoutHost(url));
    await removeUnusedImages(
      container,
      addresses.filter((address) => address !== null),
    );
  });
}

/** Deletes the retired products that no open order waits for any more; answers how many. */
export async function removeRetiredProducts(container: MedusaContainer): Promise<number> {
  const rows: { id: string }[] = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("product")
    .select("id")
    .whereNull("deleted_at")
    .whereRaw("metadata->>? is not null", [RETIRED_KEY]);
  let removed = 0;
  for (const { id } of rows) if (await deleteUnlessAwaited(container, id)) removed += 1;
  return removed;
}

async function findRemovable(
  container: MedusaContainer,
  id: string,
): Promise<Removable | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "handle", "metadata", "images.url"],
    filters: { id },
  });
  const product = data[0] as Removable | undefined;
  return product?.metadata?.[RETIRED_KEY] ? undefined : product;
}

/** Whether it was deleted: false while pieces of it are reserved for an order. */
async function deleteUnlessAwaited(container: MedusaContainer, id: string): Promise<boolean> {
  if (await isAwaited(container, id)) return false;
  try {
    await deleteProductsWorkflow(container).run({ input: { ids: [id] } });
    return true;
  } catch (error) {
    // Somebody ordered it in this very moment: Medusa deletes nothing that is reserved.
    if (await isAwaited(container, id)) return false;
    throw error;
  }
}

async function isAwaited(container: MedusaContainer, id: string): Promise<boolean> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select 1 from product_variant v
      join product_variant_inventory_item x on x.variant_id = v.id and x.deleted_at is null
      join reservation_item r on r.inventory_item_id = x.inventory_item_id and r.deleted_at is null
      where v.product_id = ? and v.deleted_at is null limit 1`,
    [id],
  );
  return rows.length > 0;
}

/** Its slug is free for another product from now on. */
async function retire(container: MedusaContainer, product: Removable): Promise<void> {
  const { id, handle, metadata } = product;
  await updateProductsWorkflow(container).run({
    input: {
      products: [
        {
          id,
          status: "draft",
          handle: `${handle}-${id.slice(-8).toLowerCase()}`,
          metadata: { ...metadata, [RETIRED_KEY]: new Date().toISOString() },
        },
      ],
    },
  });
}

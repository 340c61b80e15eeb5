import { currentVariantsOf } from "@eldercare/catalog-import";
import {
  PRICE_GRID_PAGES,
  type PriceGridQuery,
  type PriceGridResponse,
  type PriceGridRow,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStoreContext } from "../../../workflows/store/store-context";
import { listStaffProducts } from "../../products/list-products";
import { type ProductNow, readProducts } from "../../products/read-products";
import { gridCells } from "./grid-changes";

/** A page of staff's list as the rows of the price grid, by the reader that changes are planned on. */
export async function readGrid(
  container: MedusaContainer,
  { limit = PRICE_GRID_PAGES[0], ...query }: PriceGridQuery,
): Promise<PriceGridResponse> {
  const { products, total } = await listStaffProducts(container, { ...query, limit, all: true });
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = products.map(({ id }) => id);
  const now = await readProducts(database, { ids }, await findStoreContext(container));
  const byId = new Map(now.map((product) => [product.id, product]));
  return { total, rows: ids.flatMap((id) => rowsOf(byId.get(id))) };
}

function rowsOf(product: ProductNow | undefined): PriceGridRow[] {
  if (!product) return [];
  const { id: productId, fields } = product;
  return currentVariantsOf(product).map((variant) => ({
    ...{ productId, variantId: variant.variantId, name: fields.name },
    variant: variant.fields.optionValues.join(" / "),
    sku: variant.fields.sku,
    image: variant.fields.variantImages[0] ?? fields.images[0]?.url ?? null,
    ...gridCells(variant),
    reserved: variant.reserved,
  }));
}

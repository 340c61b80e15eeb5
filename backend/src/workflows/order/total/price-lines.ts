import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { loadProducts } from "../../../catalog/products/load-product-documents";
import { SALE_FIELDS } from "../../../catalog/products/medusa-product";
import { isSellable } from "../../../catalog/products/sellable";
import type { StoreContext } from "../../store/store-context";
import type { AskedLine, PricedLine } from "./cart-lines";
import { mergeLines } from "./cart-lines";

/** What a shopper asks for, with Medusa's own prices and stock of this moment; one line per product. */
export async function priceLines(
  container: MedusaContainer,
  store: StoreContext,
  asked: readonly AskedLine[],
): Promise<PricedLine[]> {
  const lines = mergeLines(asked);
  const products = await loadProducts(
    container.resolve(ContainerRegistrationKeys.QUERY),
    lines.map(({ productId }) => productId),
    store,
    SALE_FIELDS,
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map(({ productId, qty }) => {
    const product = byId.get(productId);
    const name = product?.name ?? "A product in your cart";
    if (!product?.price || !product.variantId || !isSellable(product, store)) {
      return { productId, qty, name, unitPriceCAD: 0, available: 0, variantId: undefined };
    }
    const { price, available, variantId } = product;
    return { productId, qty, name, unitPriceCAD: price.cents, available, variantId };
  });
}

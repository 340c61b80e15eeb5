import { centsFromDollars, variantNameOf } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { availableOf } from "../../../catalog/products/available";
import { isSellable } from "../../../catalog/products/sellable";
import { ARCHIVED_KEY } from "../../../medusa/archived-products";
import { type CartProduct, readCartProducts } from "../../../medusa/cart-products";
import { priceNow } from "../../../medusa/plain-prices";
import type { StoreContext } from "../../store/store-context";
import type { AskedLine, PricedLine } from "./cart-lines";
import { mergeLines, mergeVariants, NAMELESS } from "./cart-lines";

/** What a shopper asks for, with Medusa's own prices and stock of this moment; one line per variant. */
export async function priceLines(
  container: MedusaContainer,
  store: StoreContext,
  asked: readonly AskedLine[],
): Promise<PricedLine[]> {
  const lines = mergeLines(asked);
  const products = await readCartProducts(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    lines,
  );
  const priced = lines.map(async ({ productId, variantId, qty }, index): Promise<PricedLine> => {
    const product = products[index];
    const sold = product && (await soldAs(container, store, product));
    if (sold) return { productId, qty, name: product.title, ...sold };
    return {
      ...{ productId, ...(variantId && { variantId }), qty, name: product?.title ?? NAMELESS },
      ...{ unitPriceCAD: 0, available: 0, good: undefined },
    };
  });
  return mergeVariants(await Promise.all(priced));
}

/** At what price and how many; undefined for what is not for sale. */
async function soldAs(container: MedusaContainer, store: StoreContext, product: CartProduct) {
  const { variant, includes_tax: includesTax } = product;
  if (!variant) return undefined;
  const price = await priceNow(
    container,
    { id: variant.price_set_id, prices: variant.prices, includesTax },
    { region_id: store.regionId },
  );
  const sale = {
    status: product.status,
    isArchived: Boolean(product.metadata?.[ARCHIVED_KEY]),
    salesChannelIds: product.sales_channel_ids,
  };
  if (!price || price.original === null) return undefined;
  const [cents, originalCents] = [price.amount, price.original].map(centsFromDollars) as [
    number,
    number,
  ];
  if (!isSellable({ ...sale, price: { cents, originalCents } }, store)) return undefined;
  return {
    unitPriceCAD: cents,
    available: availableOf(variant.stock, store.stockLocationIds),
    ...(variant.options && {
      variantId: variant.id,
      variantName: variantNameOf(variant.options),
    }),
    good: {
      product,
      variantId: variant.id,
      isDefault: variant.is_default,
      includesTax: price.includesTax,
    },
  };
}

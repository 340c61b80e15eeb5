import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules, PriceListStatus, PriceListType } from "@medusajs/framework/utils";
import { onlyResult } from "./only-result";
import { rememberInStore } from "./remember-in-store";
import { SALE_PRICE_LIST_KEY } from "./store-context";

/**
 * The price list that holds every discount of the shop: a product's base price is its original
 * price, its entry here the price of today, and Medusa's own carts see both alike.
 */
export async function ensureSalePriceList(
  container: MedusaContainer,
  store: StoreDTO,
): Promise<void> {
  const pricing = container.resolve(Modules.PRICING);
  const listId = store.metadata?.[SALE_PRICE_LIST_KEY];
  if (typeof listId === "string") {
    const [list] = await pricing.listPriceLists({ id: [listId] }, { take: 1 });
    if (list) return;
  }
  const created = await pricing.createPriceLists([
    {
      title: "Shop discounts",
      description: "Discounts of single products, kept by the shop's product screens and imports.",
      type: PriceListType.SALE,
      status: PriceListStatus.ACTIVE,
    },
  ]);
  await rememberInStore(container, store.id, { [SALE_PRICE_LIST_KEY]: onlyResult(created).id });
}

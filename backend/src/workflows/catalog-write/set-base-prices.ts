import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { cadPrice } from "./product-fields";

export interface BasePrice {
  priceSetId: string;
  /** The price to change; null adds one. */
  priceId: string | null;
  beforeCents: number;
  afterCents: number;
}

/**
 * Sets the CAD price of price sets and leaves their other prices alone (Medusa's variant update
 * replaces them all). Prices are named by id: without one, Medusa takes an equal price without
 * quantity limits for another and adds a second.
 */
export const setBasePricesStep = createStep(
  "set-base-prices",
  async (input: readonly BasePrice[], { container }) => {
    const pricing = container.resolve(Modules.PRICING);
    const known = new Set<string>();
    if (input.length > 0) {
      const prices = await pricing.listPrices(
        { price_set_id: input.map(({ priceSetId }) => priceSetId) },
        { take: null, select: ["id"] },
      );
      for (const { id } of prices) known.add(id);
      await pricing.addPrices(input.map((price) => change(price, price.afterCents)));
    }
    return new StepResponse(undefined, { input, known: [...known] });
  },
  async (done, { container }) => {
    if (!done?.input.length) return;
    const pricing = container.resolve(Modules.PRICING);
    const changed = done.input.filter(({ priceId }) => priceId !== null);
    await pricing.addPrices(changed.map((price) => change(price, price.beforeCents)));
    const prices = await pricing.listPrices(
      { price_set_id: done.input.map(({ priceSetId }) => priceSetId) },
      { take: null, select: ["id"] },
    );
    const added = prices.map(({ id }) => id).filter((id) => !done.known.includes(id));
    if (added.length > 0) await pricing.removePrices(added);
  },
);

function change({ priceSetId, priceId }: BasePrice, cents: number) {
  return { priceSetId, prices: [{ ...cadPrice(cents), ...(priceId && { id: priceId }) }] };
}

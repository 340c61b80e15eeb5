import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { cadPrice } from "./product-fields";

export interface BasePrice {
  priceSetId: string;
  beforeCents: number;
  afterCents: number;
}

/**
 * Sets the CAD price of price sets and leaves their other prices alone (Medusa's variant update
 * replaces them all).
 */
export const setBasePricesStep = createStep(
  "set-base-prices",
  async (input: readonly BasePrice[], { container }) => {
    await container
      .resolve(Modules.PRICING)
      .addPrices(
        input.map(({ priceSetId, afterCents }) => ({ priceSetId, prices: [cadPrice(afterCents)] })),
      );
    return new StepResponse(undefined, input);
  },
  async (input, { container }) => {
    if (!input?.length) return;
    await container.resolve(Modules.PRICING).addPrices(
      input.map(({ priceSetId, beforeCents }) => ({
        priceSetId,
        prices: [cadPrice(beforeCents)],
      })),
    );
  },
);

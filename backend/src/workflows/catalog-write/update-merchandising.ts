import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MERCHANDISING_MODULE } from "../../modules/merchandising";
import type MerchandisingModuleService from "../../modules/merchandising/service";
import type { ProductFields } from "./catalog-product";
import { merchandisingOf } from "./product-fields";

export interface ChangedMerchandising {
  id: string;
  before: ProductFields;
  after: ProductFields;
}

/** Writes changed merchandising rows. */
export const updateMerchandisingStep = createStep(
  "update-merchandising",
  async (input: readonly ChangedMerchandising[], { container }) => {
    const service = container.resolve<MerchandisingModuleService>(MERCHANDISING_MODULE);
    await service.updateProductMerchandisings(
      input.map(({ id, after }) => ({ id, ...merchandisingOf(after) })),
    );
    return new StepResponse(undefined, input);
  },
  async (input, { container }) => {
    if (!input?.length) return;
    const service = container.resolve<MerchandisingModuleService>(MERCHANDISING_MODULE);
    await service.updateProductMerchandisings(
      input.map(({ id, before }) => ({ id, ...merchandisingOf(before) })),
    );
  },
);

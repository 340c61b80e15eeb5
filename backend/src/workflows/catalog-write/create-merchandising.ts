import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { MERCHANDISING_MODULE } from "../../modules/merchandising";
import type MerchandisingModuleService from "../../modules/merchandising/service";
import type { ProductFields } from "./catalog-product";
import { merchandisingOf } from "./product-fields";

export interface NewMerchandising {
  productId: string;
  fields: ProductFields;
}

/** Writes merchandising rows for products that have none; answers what to link. */
export const createMerchandisingStep = createStep(
  "create-merchandising",
  async (input: readonly NewMerchandising[], { container }) => {
    const service = container.resolve<MerchandisingModuleService>(MERCHANDISING_MODULE);
    const rows = await service.createProductMerchandisings(
      input.map(({ fields }) => merchandisingOf(fields)),
    );
    const links = input.map(({ productId }, index) => ({
      productId,
      merchandisingId: rows[index]?.id ?? "",
    }));
    return new StepResponse(
      links,
      rows.map(({ id }) => id),
    );
  },
  async (ids, { container }) => {
    if (!ids?.length) return;
    const service = container.resolve<MerchandisingModuleService>(MERCHANDISING_MODULE);
    await service.deleteProductMerchandisings(ids);
  },
);

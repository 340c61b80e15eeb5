import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { SKU_TEXT } from "../medusa/variants-by-sku";

/** Staff find orders by the beginning of a SKU; Medusa's own index serves whole ones only. */
const STATEMENT = `create index if not exists idx_product_variant_sku_text
  on product_variant ((${SKU_TEXT}))`;

/** Makes the index of {@link STATEMENT}. */
export default async function indexSkus({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(STATEMENT);
}

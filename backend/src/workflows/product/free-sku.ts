import { SKU_PREFIX } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";

/** "SKU-" and a timestamp in milliseconds (spec §5), later by as many as others were first. */
export async function freeSku(container: MedusaContainer): Promise<string> {
  for (let at = Date.now(); ; at += 1) {
    const sku = `${SKU_PREFIX}${at}`;
    if (!(await isTaken(container, sku))) return sku;
  }
}

/** Refuses a SKU that another product than `productId` has: a {@link Refusal} "conflict". */
export async function refuseTakenSku(
  container: MedusaContainer,
  sku: string,
  productId?: string,
): Promise<void> {
  if (!(await isTaken(container, sku, productId))) return;
  const message = `Another product has the SKU ${sku}.`;
  throw Refusal.ofField("conflict", "sku", message, "sku_taken");
}

/** Variants and the stock kept for them have a SKU each, which are the same in the shop. */
async function isTaken(container: MedusaContainer, sku: string, productId = ""): Promise<boolean> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select 1 from product_variant
      where sku = ? and product_id <> ? and deleted_at is null
    union all
    select 1 from inventory_item i
      where i.sku = ? and i.deleted_at is null and not exists (
        select 1 from product_variant_inventory_item x
        join product_variant v on v.id = x.variant_id
        where x.inventory_item_id = i.id and x.deleted_at is null and v.product_id = ?)
    limit 1`,
    [sku, productId, sku, productId],
  );
  return rows.length > 0;
}

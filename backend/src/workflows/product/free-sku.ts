import { SKU_PREFIX } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";
import { isTakenSku } from "../../medusa/taken-sku";

/** "SKU-" and a timestamp in milliseconds (spec §5), later by as many as others were first; none of `given`. */
export async function freeSku(
  container: MedusaContainer,
  given: readonly string[] = [],
): Promise<string> {
  for (let at = Date.now(); ; at += 1) {
    const sku = `${SKU_PREFIX}${at}`;
    if (!given.includes(sku) && !(await isTaken(container, sku))) return sku;
  }
}

/** Refuses a SKU that another product than `productId` has: a {@link Refusal} "conflict". */
export async function refuseTakenSku(
  container: MedusaContainer,
  sku: string,
  productId?: string,
  path?: string,
): Promise<void> {
  if (await isTaken(container, sku, productId)) throw skuTaken(sku, path);
}

/** What is answered when another product has the SKU. */
export function skuTaken(sku: string, path = "sku"): Refusal {
  return Refusal.ofField("conflict", path, `Another product has the SKU ${sku}.`, "sku_taken");
}

/** Whether another product than `productId` has the SKU. */
export function isTaken(container: MedusaContainer, sku: string, productId = ""): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return isTakenSku(database, sku, productId);
}

import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Medusa's one store, whose metadata holds the shop's settings; undefined before it is set up. */
export async function findStore(container: MedusaContainer): Promise<StoreDTO | undefined> {
  const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 });
  return store;
}

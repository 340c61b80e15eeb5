import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ensureAdminLayout } from "./ensure-admin-layout";
import { ensureAdminUser } from "./ensure-admin-user";
import { ensureDelivery } from "./ensure-delivery";
import { ensureRegion } from "./ensure-region";
import { ensureSalePriceList } from "./ensure-sale-price-list";
import { ensureStock } from "./ensure-stock";
import { ensureStore } from "./ensure-store";
import { ensureTaxes } from "./ensure-taxes";
import { findStoreContext, type StoreContext } from "./store-context";

export interface StoreSetUp {
  adminEmail: string;
  adminPassword: string;
}

/**
 * Makes the store of spec §1 out of an empty Medusa: Canadian region and taxes, sales channel,
 * stock location, free delivery, sale price list, the first admin and Medusa Admin's arrangement.
 * Each part is looked for before it is made, so running it again changes nothing, repairs what is
 * missing and keeps what staff renamed. Servers and seeds that start together wait for each other
 * on a database lock.
 */
export async function setUpStore(
  container: MedusaContainer,
  setUp: StoreSetUp,
): Promise<StoreContext> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(hashtext('set-up-store'))");
    const store = await ensureStore(container);
    await ensureRegion(container, store);
    await ensureTaxes(container, store);
    const stockLocationId = await ensureStock(container, store);
    await ensureDelivery(container, store, stockLocationId);
    await ensureSalePriceList(container, store);
    await ensureAdminUser(container, setUp);
    await ensureAdminLayout(container);
    return findStoreContext(container);
  });
}

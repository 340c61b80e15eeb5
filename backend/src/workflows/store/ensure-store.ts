import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { updateSalesChannelsWorkflow, updateStoresWorkflow } from "@medusajs/medusa/core-flows";

/** The names under which Medusa makes its defaults at first boot. */
const MEDUSA_STORE_NAME = "Medusa Store";
const MEDUSA_CHANNEL_NAME = "Default Sales Channel";

/** Names Medusa's default store and channel and sells in CAD; names given by staff stay. */
export async function ensureStore(container: MedusaContainer): Promise<StoreDTO> {
  const stores = container.resolve(Modules.STORE);
  const [store] = await stores.listStores({}, { relations: ["supported_currencies"], take: 1 });
  if (!store) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "Medusa has not made its store.");
  }
  if (store.name === MEDUSA_STORE_NAME) {
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { name: "Birchwell" } },
    });
  }
  if (!store.supported_currencies?.some(({ currency_code }) => currency_code === "cad")) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          supported_currencies: [
            { currency_code: "cad", is_default: true, is_tax_inclusive: true },
          ],
        },
      },
    });
  }
  const channels = container.resolve(Modules.SALES_CHANNEL);
  const [unnamed] = await channels.listSalesChannels({ name: MEDUSA_CHANNEL_NAME }, { take: 1 });
  if (unnamed) {
    await updateSalesChannelsWorkflow(container).run({
      input: { selector: { id: unnamed.id }, update: { name: "Online shop" } },
    });
  }
  return store;
}

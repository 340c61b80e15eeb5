import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows";

/** Adds to the store's metadata and keeps what is there. */
export async function rememberInStore(
  container: MedusaContainer,
  storeId: string,
  added: Record<string, unknown>,
): Promise<void> {
  const store = await container.resolve(Modules.STORE).retrieveStore(storeId);
  await updateStoresWorkflow(container).run({
    input: { selector: { id: storeId }, update: { metadata: { ...store.metadata, ...added } } },
  });
}

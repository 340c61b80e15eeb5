import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "../products/product-document";

/** A document as the search index gives it back. */
export type HeldDocument = Record<string, unknown>;

/** Fields of the product index that can be read back. */
export const heldFields = (container: MedusaContainer): string[] =>
  container.resolve(Modules.SEARCH).listRetrievableFields(PRODUCT_INDEX);

/** The documents that the search index holds of these products now, by their ids. */
export async function heldDocuments(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, HeldDocument>> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: heldFields(container),
    filters: { id: [...ids] },
    pagination: { take: ids.length, order: { id: "ASC" } },
    search_options: { count: "none" },
  });
  return new Map(data.map((document) => [String(document.id), document]));
}

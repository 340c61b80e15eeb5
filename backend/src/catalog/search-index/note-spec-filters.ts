import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "../products/product-document";
import type { PresentSpecFilters } from "../spec-filters/present-spec-filters";
import { PRODUCT_CHANGE_TABLE } from "./product-change-triggers";

const BATCH = 1000;

/**
 * Notes the products whose specifications the index holds as other filters read them: those of
 * before the file was changed. What a server that stopped did not finish, the next one does.
 */
export async function noteOtherSpecFilters(
  container: MedusaContainer,
  { version }: PresentSpecFilters,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (let last = ""; ; ) {
    const { data } = await query.search({
      entity: PRODUCT_INDEX,
      fields: ["id"],
      filters: { spec_filters: { $ne: version }, id: { $gt: last } },
      pagination: { take: BATCH, order: { id: "ASC" } },
      search_options: { count: "none" },
    });
    const ids = data.map(({ id }) => String(id));
    if (ids.length === 0) return;
    const notes = ids.map((id) => ({ product_id: id }));
    await database(PRODUCT_CHANGE_TABLE).insert(notes);
    last = ids.at(-1) ?? "";
  }
}

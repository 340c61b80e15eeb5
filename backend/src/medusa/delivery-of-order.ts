import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** The way of delivery that an order has in Medusa, as the option's id; undefined where it has none. */
export async function deliveryOfOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<string | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "shipping_methods.shipping_option_id"],
    filters: { id: orderId },
  });
  return data[0]?.shipping_methods?.[0]?.shipping_option_id ?? undefined;
}

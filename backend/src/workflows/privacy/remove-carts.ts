import type { FilterableCartProps, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Removes at most `limit` of Medusa's own carts with their addresses; answers how many. */
export async function removeCarts(
  container: MedusaContainer,
  filter: FilterableCartProps,
  limit: number,
): Promise<number> {
  const carts = container.resolve(Modules.CART);
  const found = await carts.listCarts(filter, {
    select: ["id"],
    relations: ["shipping_address", "billing_address"],
    take: limit,
  });
  await carts.deleteCarts(found.map(({ id }) => id));
  await carts.deleteAddresses(
    found.flatMap(({ shipping_address: shipping, billing_address: billing }) =>
      [shipping, billing].flatMap((address) => address?.id ?? []),
    ),
  );
  return found.length;
}

import {
  type ChangedProducts,
  ChangeNotice,
  changeNotice,
  productsOfNotice,
} from "@eldercare/contracts/change-notices";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** PostgreSQL notification that something changed which pages show; sent when the change commits. */
export const SHOP_CHANGE_CHANNEL = "shop_change";

/**
 * Tells all processes that lists and pages may be different, once `database` has committed if it is a
 * transaction; with `products`, only those that show one of them. What the triggers of
 * `shop-change-triggers.ts` see needs no word.
 */
export async function announceShopChange(
  database: Knex,
  products?: ChangedProducts,
): Promise<void> {
  await database.raw("select pg_notify(?, ?)", [SHOP_CHANGE_CHANNEL, changeNotice(products)]);
}

/** The products that a notification names; of one that is not understood, anything may be true. */
export function productsAnnounced(payload: string | undefined): ChangedProducts {
  const notice = ChangeNotice.safeParse(payload);
  return notice.success ? productsOfNotice(notice.data) : undefined;
}

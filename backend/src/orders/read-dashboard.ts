import {
  type DashboardFigures,
  LOW_STOCK_BELOW,
  partBackCents,
  RECENT_ORDERS,
  type RecentOrder,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { numberOfProducts } from "../catalog/products/number-of-products";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { readOrderSums } from "../modules/shop-order/order-sums";

/** The dashboard's figures, right at any number of orders and products: those of orders are kept. */
export async function readDashboard(container: MedusaContainer): Promise<DashboardFigures> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [products, lowStockProducts, sums, recent] = await Promise.all([
    numberOfProducts(container, {}),
    numberOfProducts(container, { listed: true, least_stock: { $lt: LOW_STOCK_BELOW } }),
    readOrderSums(database),
    database.raw<{ rows: RecentRow[] }>(
      `select id, number, coalesce(shipping->>'name', '') as name, email, status, created_at,
        amount_cents, received_cents, goods, refunds
      from shop_order where is_placed and not is_abandoned and deleted_at is null
      order by created_at desc, id desc limit ?`,
      [RECENT_ORDERS],
    ),
  ]);
  return {
    products,
    orders: sums.orders,
    abandonedOrders: sums.abandoned,
    revenueCAD: sums.revenueCents,
    placedCAD: sums.placedCents,
    pendingOrders: sums.pending,
    lowStockProducts,
    recentOrders: recent.rows.map(recentOrder),
  };
}

type RecentRow = Pick<RecentOrder, "id" | "number" | "name" | "email" | "status"> &
  Pick<ShopOrderRow, "created_at" | "amount_cents" | "received_cents" | "goods" | "refunds">;

function recentOrder({
  amount_cents: amountCAD,
  received_cents: receivedCents,
  goods,
  refunds,
  created_at,
  ...order
}: RecentRow): RecentOrder {
  return {
    ...order,
    amountCAD,
    partBackCAD: partBackCents({ amountCAD, standing: { receivedCents, goods }, refunds }),
    createdAt: new Date(created_at).toISOString(),
  };
}

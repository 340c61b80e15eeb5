import {
  type DashboardFigures,
  LOW_STOCK_BELOW,
  RECENT_ORDERS,
  type RecentOrder,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { numberOfProducts } from "../catalog/products/number-of-products";
import { readOrderSums } from "../modules/shop-order/order-sums";

/** The dashboard's figures, right at any number of orders and products: those of orders are kept. */
export async function readDashboard(container: MedusaContainer): Promise<DashboardFigures> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [products, lowStockProducts, sums, recent] = await Promise.all([
    numberOfProducts(container, {}),
    numberOfProducts(container, { listed: true, least_stock: { $lt: LOW_STOCK_BELOW } }),
    readOrderSums(database),
    database.raw<{ rows: RecentOrder[] }>(
      `select id, number, coalesce(shipping->>'name', '') as name, email, status,
        amount_cents as "amountCAD", created_at as "createdAt"
      from shop_order where is_placed and deleted_at is null
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
    recentOrders: recent.rows.map((order) => ({
      ...order,
      createdAt: new Date(order.createdAt).toISOString(),
    })),
  };
}

import {
  type DashboardFigures,
  LOW_STOCK_BELOW,
  PAID_STATUSES,
  RECENT_ORDERS,
  type RecentOrder,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { numberOfProducts } from "../catalog/products/number-of-products";

interface OrderSums {
  orders: number;
  abandoned: number;
  /** PostgreSQL answers sums as text: they may be larger than its integers. */
  revenue: string;
  placed: string;
  pending: number;
}

const NO_ORDERS: OrderSums = { orders: 0, abandoned: 0, revenue: "0", placed: "0", pending: 0 };

/** The dashboard's figures, counted by the database: right at any number of orders and products. */
export async function readDashboard(container: MedusaContainer): Promise<DashboardFigures> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [products, lowStockProducts, sums, recent] = await Promise.all([
    numberOfProducts(container, {}),
    numberOfProducts(container, { listed: true, least_stock: { $lt: LOW_STOCK_BELOW } }),
    database.raw<{ rows: OrderSums[] }>(
      `select count(*)::int as orders,
        (select count(*)::int from shop_order where is_placed and is_abandoned) as abandoned,
        coalesce(sum(amount_cents), 0) as placed,
        coalesce(sum(received_cents) filter (where status = any(?)), 0) - (
          select coalesce(sum((part->>'amount')::bigint), 0)
            from shop_order back, jsonb_array_elements(back.refunds) part
           where back.is_placed and back.deleted_at is null and back.status = any(?)
             and back.refunds <> '[]') as revenue,
        count(*) filter (where status = 'pending')::int as pending
      from shop_order where is_placed and deleted_at is null`,
      [[...PAID_STATUSES], [...PAID_STATUSES]],
    ),
    database.raw<{ rows: RecentOrder[] }>(
      `select id, number, coalesce(shipping->>'name', '') as name, email, status,
        amount_cents as "amountCAD", created_at as "createdAt"
      from shop_order where is_placed and deleted_at is null
      order by created_at desc, id desc limit ?`,
      [RECENT_ORDERS],
    ),
  ]);
  const [{ orders, abandoned, revenue, placed, pending } = NO_ORDERS] = sums.rows;
  return {
    products,
    orders,
    abandonedOrders: abandoned,
    revenueCAD: Number(revenue),
    placedCAD: Number(placed),
    pendingOrders: pending,
    lowStockProducts,
    recentOrders: recent.rows.map((order) => ({
      ...order,
      createdAt: new Date(order.createdAt).toISOString(),
    })),
  };
}

import { z } from "zod";
import { OrderStatus } from "./order-status.js";

/** One of the dashboard's recent orders; amounts in cents. */
export const RecentOrder = z.object({
  id: z.string(),
  number: z.int(),
  /** Of whom it goes to; empty once the person is forgotten. */
  name: z.string(),
  /** Empty of somebody who gave none. */
  email: z.string(),
  amountCAD: z.number().int().nonnegative(),
  /** What of it was paid back, where the shop still has the rest. */
  partBackCAD: z.number().int().nonnegative(),
  status: OrderStatus,
  createdAt: z.string(),
});
export type RecentOrder = z.infer<typeof RecentOrder>;

/** GET /api/dashboard (staff only): the figures of spec §2 Admin dashboard, counted by the server. */
export const DashboardFigures = z.object({
  products: z.number().int().nonnegative(),
  /** All that were placed, whatever became of them (spec §2). */
  orders: z.number().int().nonnegative(),
  /** Of these, checkouts that nobody finished (decision 093). */
  abandonedOrders: z.number().int().nonnegative(),
  /** What paid and fulfilled orders brought, less what was paid back of them, in cents. */
  revenueCAD: z.number().int(),
  /** Sum of all orders' amounts, whatever became of them (spec §2), in cents. */
  placedCAD: z.number().int().nonnegative(),
  pendingOrders: z.number().int().nonnegative(),
  /** Products with a stock under LOW_STOCK_BELOW. */
  lowStockProducts: z.number().int().nonnegative(),
  /** The newest RECENT_ORDERS, newest first. */
  recentOrders: z.array(RecentOrder),
});
export type DashboardFigures = z.infer<typeof DashboardFigures>;

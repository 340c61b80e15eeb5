import { formatCents, type Order, type OrderStatus, revenueOf } from "@eldercare/contracts";
import { CheckIcon, ClockIcon, RevenueIcon, TruckIcon } from "../components/icons";
import { MetricCard, MetricCards } from "../components/metric-card";

/** Counted over the loaded page only (spec §2 Admin orders). */
export function OrderSummary({ orders }: { orders: readonly Order[] | undefined }) {
  const count = (status: OrderStatus) =>
    orders && String(orders.filter((order) => order.status === status).length);
  const revenue = orders?.reduce((sum, order) => sum + revenueOf(order), 0);
  const hint = "On this page";
  return (
    <MetricCards isCompact>
      <MetricCard
        label="Pending Orders"
        value={count("pending")}
        icon={<ClockIcon />}
        tone="amber"
        hint={hint}
      />
      <MetricCard
        label="Paid Orders"
        value={count("paid")}
        icon={<CheckIcon />}
        tone="spruce"
        hint={hint}
      />
      <MetricCard
        label="Fulfilled Orders"
        value={count("fulfilled")}
        icon={<TruckIcon />}
        tone="sage"
        hint={hint}
      />
      <MetricCard
        label="Total Revenue"
        value={revenue === undefined ? undefined : formatCents(revenue)}
        icon={<RevenueIcon />}
        tone="coral"
        hint={hint}
      />
    </MetricCards>
  );
}

import { type DashboardFigures, formatCents } from "@eldercare/contracts";
import { ClockIcon, OrdersIcon, ProductsIcon, RevenueIcon } from "../components/icons";
import { MetricCard, MetricCards } from "../components/metric-card";

const COUNT = new Intl.NumberFormat("en-CA");
const count = (value: number | undefined) =>
  value === undefined ? undefined : COUNT.format(value);

/** The four figures on top; nothing in them while they are counted. */
export function FigureCards({ figures }: { figures: DashboardFigures | undefined }) {
  return (
    <MetricCards>
      <MetricCard
        label="Total Products"
        value={count(figures?.products)}
        icon={<ProductsIcon />}
        tone="sage"
      />
      <MetricCard
        label="Total Orders"
        value={count(figures?.orders)}
        icon={<OrdersIcon />}
        tone="spruce"
        {...(figures && {
          hint: `Never paid, and given up: ${COUNT.format(figures.abandonedOrders)}`,
        })}
      />
      <MetricCard
        label="Total Revenue"
        value={figures && formatCents(figures.revenueCAD)}
        icon={<RevenueIcon />}
        tone="coral"
        {...(figures && { hint: `All orders placed: ${formatCents(figures.placedCAD)}` })}
      />
      <MetricCard
        label="Pending Orders"
        value={count(figures?.pendingOrders)}
        icon={<ClockIcon />}
        tone="amber"
      />
    </MetricCards>
  );
}

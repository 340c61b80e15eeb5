import type { OrderStatus, RecentOrder } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { Link } from "react-router-dom";
import { Badge, type BadgeTone } from "../components/badge";
import { Card } from "../components/card";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { OrdersIcon } from "../components/icons";
import { Loading } from "../components/loading";
import { NO_EMAIL } from "../components/no-email";
import { OrderAmount } from "../components/order-amount";
import { orderStatusLabel } from "../components/order-status-label";
import styles from "./recent-orders.module.css";

/** Here paid is good, pending is waiting, anything else is bad (spec §2, §4). */
const toneOf = (status: OrderStatus): BadgeTone =>
  status === "paid" ? "spruce" : status === "pending" ? "sage" : "brick";

function RecentOrderRow({ order }: { order: RecentOrder }) {
  return (
    <li className={styles.order}>
      <div className={styles.who}>
        <Link
          to={`/admin/orders?${new URLSearchParams({ order: order.id })}`}
          className={styles.lead}
        >
          {order.number} {order.name}
        </Link>
        <span className={styles.detail}>
          #{shortId(order.id)} {order.email || NO_EMAIL}
        </span>
      </div>
      <span className={styles.day}>{formatDay(order.createdAt)}</span>
      <span className={styles.amount}>
        <OrderAmount order={order} />
      </span>
      <Badge tone={toneOf(order.status)}>{orderStatusLabel(order.status)}</Badge>
    </li>
  );
}

/** The newest five orders. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] | undefined }) {
  return (
    <Card
      title="Recent Orders"
      isFlush
      aside={
        <Link to="/admin/orders" className={styles.all}>
          View all orders
        </Link>
      }
    >
      {!orders && <Loading />}
      {orders?.length === 0 && <EmptyState title="No orders found" icon={<OrdersIcon />} />}
      {orders && orders.length > 0 && (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <RecentOrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

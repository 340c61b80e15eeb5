import { type AccountOrder, formatCents, longDay } from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { accountOrdersQuery } from "~/api/account-queries";
import { BuyAgainForm } from "~/components/buy-again-form";
import { Unbroken } from "~/components/unbroken";
import styles from "./account-overview.module.css";

const STATUS_TEXT: Record<AccountOrder["status"], string> = {
  pending: "Waiting for payment",
  paid: "Paid",
  fulfilled: "Sent",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

const statusText = ({ status, isPartSent }: AccountOrder) =>
  isPartSent ? "Part of it was sent" : STATUS_TEXT[status];

/** The signed-in person's own orders. */
export function OrderHistory() {
  const { data, isError } = useQuery(accountOrdersQuery());
  if (isError) return <p>Your orders could not be loaded. Please try again in a minute.</p>;
  if (!data) return <p role="status">Loading your orders...</p>;
  if (data.orders.length === 0) {
    return (
      <p>
        You have no orders yet. <Link to="/products">Browse our products</Link>
      </p>
    );
  }
  return (
    <ul className={styles.orders} aria-label="Your orders, newest first">
      {data.orders.map((order) => (
        <li key={order.id}>
          <Link
            to={`/order-confirmation?${new URLSearchParams({ orderId: order.id })}`}
            className={styles.order}
          >
            Order {order.number}
          </Link>
          <span className={styles.orderDate}>
            <Unbroken text={longDay(order.createdAt)} />
          </span>
          <span className={styles.status}>{statusText(order)}</span>
          <span className={styles.amount}>{formatCents(order.amountCAD)}</span>
          {order.status !== "pending" && (
            <BuyAgainForm orderId={order.id} what={`order ${order.number}`} />
          )}
        </li>
      ))}
    </ul>
  );
}

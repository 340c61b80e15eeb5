import type { AccountOrder } from "@eldercare/contracts";
import { formatCents } from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { accountOrdersQuery } from "~/api/account-queries";
import { BuyAgainForm } from "~/components/buy-again-form";
import styles from "./account-page.module.css";

const DATE = new Intl.DateTimeFormat("en-CA", { dateStyle: "long" });

const STATUS_TEXT: Record<AccountOrder["status"], string> = {
  pending: "Waiting for payment",
  paid: "Paid",
  fulfilled: "Sent",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

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
      {data.orders.map(({ id, number, createdAt, status, amountCAD }) => (
        <li key={id}>
          <Link
            to={`/order-confirmation?${new URLSearchParams({ orderId: id })}`}
            className={styles.order}
          >
            Order {number}
          </Link>
          <span className={styles.orderDate}>{DATE.format(new Date(createdAt))}</span>
          <span className={styles.status}>{STATUS_TEXT[status]}</span>
          <span className={styles.amount}>{formatCents(amountCAD)}</span>
          {status !== "pending" && <BuyAgainForm orderId={id} what={`order ${number}`} />}
        </li>
      ))}
    </ul>
  );
}

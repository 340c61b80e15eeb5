import { type Order, orderRemarks } from "@eldercare/contracts";
import { OrderStatusBadge } from "../components/order-status-badge";
import styles from "./order-state.module.css";

/** An order's status, and what it does not say: that a part of its money went back, or all of one that is called paid. */
export function OrderState({ order }: { order: Order }) {
  const { waiting } = order;
  return (
    <span className={styles.state}>
      <OrderStatusBadge status={waiting?.to ?? order.status} />
      {orderRemarks(order).map((remark) => (
        <span key={remark} className={styles.remark}>
          {remark}
        </span>
      ))}
    </span>
  );
}

import { type Order, orderRemark } from "@eldercare/contracts";
import { OrderStatusBadge } from "../components/order-status-badge";
import styles from "./order-state.module.css";

/** An order's status, and what it does not say: staff may call an order paid whose money went back. */
export function OrderState({ order }: { order: Order }) {
  const { waiting } = order;
  const remark = waiting ? null : orderRemark(order);
  return (
    <span className={styles.state}>
      <OrderStatusBadge status={waiting?.to ?? order.status} />
      {remark && <span className={styles.remark}>{remark}</span>}
    </span>
  );
}

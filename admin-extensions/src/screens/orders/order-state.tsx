import { type Order, orderRemark, partBackCents, partBackRemark } from "@eldercare/contracts";
import { OrderStatusBadge } from "../components/order-status-badge";
import styles from "./order-state.module.css";

/** An order's status, and what it does not say: that a part of its money went back, or all of one that is called paid. */
export function OrderState({ order }: { order: Order }) {
  const { waiting } = order;
  const remarks = [orderRemark(order), partBackRemark(partBackCents(order))];
  return (
    <span className={styles.state}>
      <OrderStatusBadge status={waiting?.to ?? order.status} />
      {!waiting &&
        remarks.map(
          (remark) =>
            remark && (
              <span key={remark} className={styles.remark}>
                {remark}
              </span>
            ),
        )}
    </span>
  );
}

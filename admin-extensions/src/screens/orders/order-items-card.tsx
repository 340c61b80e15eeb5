import { formatCents, type Order } from "@eldercare/contracts";
import { Card } from "../components/card";
import styles from "./order-items-card.module.css";

export function OrderItemsCard({ order }: { order: Order }) {
  return (
    <Card title="Order Items">
      <ul className={styles.items}>
        {order.items.map(({ productId, name, qty, unitPriceCAD }) => (
          <li key={productId ?? name} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <span className={styles.total}>{formatCents(qty * unitPriceCAD)}</span>
            <span className={styles.price}>
              Qty {qty} × {formatCents(unitPriceCAD)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>Total</span>
        <span>{formatCents(order.amountCAD)}</span>
      </p>
    </Card>
  );
}

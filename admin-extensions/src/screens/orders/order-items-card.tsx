import { formatCents, type Order, orderRows, taxLabel, wholeNameOf } from "@eldercare/contracts";
import { Card } from "../components/card";
import { formatMoment } from "../components/dates";
import styles from "./order-items-card.module.css";

export function OrderItemsCard({ order }: { order: Order }) {
  return (
    <Card title="Order Items">
      <ul className={styles.items}>
        {order.items.map(({ productId, variantId, variantName, name, qty, unitPriceCAD }) => (
          <li key={variantId ?? productId ?? name} className={styles.item}>
            <span className={styles.name}>{wholeNameOf({ name, variantName })}</span>
            <span className={styles.total}>{formatCents(qty * unitPriceCAD)}</span>
            <span className={styles.price}>
              Qty {qty} × {formatCents(unitPriceCAD)}
            </span>
          </li>
        ))}
      </ul>
      {orderRows(order.totals).map(({ label, amount, isTotal }) => (
        <p key={label} className={isTotal ? styles.sum : styles.part}>
          <span>{label}</span>
          <span>{amount}</span>
        </p>
      ))}
      {order.refunds?.map(({ at, amount, taxes, forWhat = [], reason }) => (
        <p key={`${at} ${amount}`} className={styles.part}>
          <span>
            {[
              `Paid back ${formatMoment(at)}`,
              ...taxes
                .filter((tax) => tax.amount > 0)
                .map((tax) => `${taxLabel(tax)} ${formatCents(tax.amount)}`),
            ].join(", of it ")}
            {(reason || forWhat.length > 0) &&
              ` (${[...forWhat, ...(reason ? [reason] : [])].join(", ")})`}
          </span>
          <span>−{formatCents(amount)}</span>
        </p>
      ))}
      {order.totals.writtenOrder && (
        <p className={styles.note}>
          <strong>Written order, as the buyer says:</strong> {order.totals.writtenOrder}
        </p>
      )}
    </Card>
  );
}

import {
  formatCents,
  type Order,
  type OrderRefund,
  orderRows,
  taxLabel,
  wholeNameOf,
} from "@eldercare/contracts";
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
      {order.refunds?.map((refund) => (
        <RefundRows key={`${refund.at} ${refund.amount}`} {...refund} />
      ))}
      {order.totals.writtenOrder && (
        <p className={styles.note}>
          <strong>Written order, as the buyer says:</strong> {order.totals.writtenOrder}
        </p>
      )}
    </Card>
  );
}

/** What went back, when and why; each tax in it has a row of its own, as in the sums above. */
function RefundRows({ at, amount, taxes, forWhat = [], reason, cameBack }: OrderRefund) {
  const why = [...forWhat, ...(reason ? [reason] : [])].join(", ");
  return (
    <>
      <p className={styles.part}>
        <span>
          Paid back {formatMoment(at)}
          {why && ` (${why})`}
        </span>
        <span>−{formatCents(amount)}</span>
      </p>
      {taxes
        .filter((tax) => tax.amount > 0)
        .map((tax) => (
          <p key={tax.name} className={styles.part}>
            <span>Of it {taxLabel(tax)}</span>
            <span>−{formatCents(tax.amount)}</span>
          </p>
        ))}
      {cameBack && (
        <p className={styles.part}>
          <span>
            Came back from the card’s bank
            {cameBack.isSettled ? ", settled in another way" : ", not paid in another way yet"}
          </span>
          <span>{formatCents(cameBack.amount)}</span>
        </p>
      )}
    </>
  );
}

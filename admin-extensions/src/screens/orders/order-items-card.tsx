import {
  formatCents,
  type Order,
  type OrderCameBack,
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
      {order.cameBack && <CameBackRows {...order.cameBack} />}
      {order.totals.writtenOrder && (
        <p className={styles.note}>
          <strong>Written order, as the buyer says:</strong> {order.totals.writtenOrder}
        </p>
      )}
    </Card>
  );
}

/** What of it the card did not take, so that the shop has it again. */
function CameBackRows({ dueCents, settledCents }: OrderCameBack) {
  const rows = [
    ["Came back from the card, not paid in another way yet", dueCents],
    ["Came back from the card, settled in another way", settledCents],
  ] as const;
  return rows
    .filter(([, cents]) => cents > 0)
    .map(([label, cents]) => (
      <p key={label} className={styles.part}>
        <span>{label}</span>
        <span>{formatCents(cents)}</span>
      </p>
    ));
}

/** What went back, when and why; each tax in it has a row of its own, as in the sums above. */
function RefundRows({ at, amount, taxes, forWhat = [], reason }: OrderRefund) {
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
    </>
  );
}

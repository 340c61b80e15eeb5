import { formatCents, type OrderLookUp, orderRows, refundLabel } from "@eldercare/contracts";
import { Unbroken } from "~/components/unbroken";
import { TotalsList } from "~/features/totals/totals-list";
import styles from "./order-status.module.css";

/** What is in an order, and what it comes to. */
export function OrderItems({ order: { items, totals, refunds = [] } }: Pick<OrderLookUp, "order">) {
  return (
    <>
      <ul className={styles.items}>
        {items.map(({ productId, variantId, variantName, name, qty, unitPriceCAD }) => (
          <li key={variantId ?? productId ?? name}>
            <span>
              <Unbroken text={name} />
              {variantName && (
                <span className={styles.soft}>
                  <Unbroken text={variantName} />
                </span>
              )}
              <span className={styles.soft}>
                {qty} × {formatCents(unitPriceCAD)}
              </span>
            </span>
            <strong>{formatCents(unitPriceCAD * qty)}</strong>
          </li>
        ))}
      </ul>
      <TotalsList rows={orderRows(totals)} />
      {refunds.map((refund) => (
        <p key={refund.at}>
          {refundLabel(refund)}: <strong>{formatCents(refund.amount)}</strong>
        </p>
      ))}
    </>
  );
}

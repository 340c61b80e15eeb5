import { formatCents, partBackRemark } from "@eldercare/contracts";
import styles from "./order-amount.module.css";

type OrderAmountProps = {
  /** In cents. */
  order: { amountCAD: number; partBackCAD: number };
};

/** An order's sum, with what of it was paid back below it. */
export function OrderAmount({ order: { amountCAD, partBackCAD } }: OrderAmountProps) {
  const remark = partBackRemark(partBackCAD);
  return (
    <>
      {formatCents(amountCAD)}
      {remark && <span className={styles.back}>{remark}</span>}
    </>
  );
}

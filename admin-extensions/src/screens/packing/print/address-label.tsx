import type { PackingOrder } from "@eldercare/contracts";
import { Barcode } from "./barcode";
import { labelLines } from "./label-lines";
import styles from "./print.module.css";

/** The address of an order to put onto its parcel, one on a page. */
export function AddressLabel({ order }: { order: PackingOrder }) {
  return (
    <article className={styles.label} aria-label={`Address label of order ${order.number}`}>
      <address className={styles.large}>{labelLines(order.shipping).join("\n")}</address>
      <footer className={styles.foot}>
        <span>Order {order.number}</span>
        <Barcode text={String(order.number)} />
      </footer>
    </article>
  );
}

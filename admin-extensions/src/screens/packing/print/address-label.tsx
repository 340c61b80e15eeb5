import type { PackingOrder } from "@eldercare/contracts";
import type { ContentOf } from "@eldercare/contracts/content";
import { Barcode } from "./barcode";
import { labelLines } from "./label-lines";
import styles from "./print.module.css";
import { Sender } from "./sender";

/** The address of an order to put onto its parcel, one on a page. */
export function AddressLabel({
  order,
  texts,
}: {
  order: PackingOrder;
  texts: ContentOf<"everywhere">;
}) {
  return (
    <article className={styles.label} aria-label={`Address label of order ${order.number}`}>
      <Sender texts={texts} />
      <address className={styles.large}>{labelLines(order.shipping).join("\n")}</address>
      <footer className={styles.foot}>
        <span>Order {order.number}</span>
        <Barcode text={String(order.number)} />
      </footer>
    </article>
  );
}

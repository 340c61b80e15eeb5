import { longDay, type PackingOrder, wholeNameOf } from "@eldercare/contracts";
import type { ContentOf } from "@eldercare/contracts/content";
import { imageAddress } from "@eldercare/ui/image-address";
import { leftOf } from "../scanned-pieces";
import { Barcode } from "./barcode";
import { labelLines } from "./label-lines";
import styles from "./print.module.css";
import { Sender } from "./sender";

/** What belongs into a parcel, for whoever packs it and whoever opens it; without prices, as it may be a gift. */
export function PackingSlip({
  order,
  texts,
}: {
  order: PackingOrder;
  texts: ContentOf<"everywhere">;
}) {
  const toPack = order.lines.filter((line) => leftOf(line) > 0);
  // Of an order that is packed already, all of it: its slip is printed again.
  const isAgain = toPack.length === 0;
  const lines = isAgain ? order.lines : toPack;
  const isPart = !isAgain && order.parcels.length > 0;
  return (
    <article className={styles.slip} aria-label={`Packing slip of order ${order.number}`}>
      <header className={styles.head}>
        <div>
          <Sender texts={texts} />
          <h2>Packing slip</h2>
          <p>
            Order {order.number} of {longDay(order.createdAt)}
          </p>
          {order.deliveryName && <p>{order.deliveryName}</p>}
          {isPart && <p>Part of this order was packed earlier.</p>}
        </div>
        <Barcode text={String(order.number)} />
      </header>
      <address className={styles.address}>
        <span>{labelLines(order.shipping).join("\n")}</span>
        <span>Phone: {order.shipping.phone}</span>
        {order.shipping.note && <span>For the carrier: {order.shipping.note}</span>}
      </address>
      <table className={styles.table}>
        <thead>
          <tr>
            {/* Pictures name themselves. */}
            <td />
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">Quantity</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.image && (
                  <img src={imageAddress(line.image, 160)} alt="" className={styles.picture} />
                )}
              </td>
              <td className={styles.name}>{wholeNameOf(line)}</td>
              <td>
                <Barcode text={line.sku} />
              </td>
              <td className={styles.quantity}>{isAgain ? line.qty : leftOf(line)}</td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.closing}>
        Is something missing or not right? Call {texts.phone} or write to {texts.email}.
      </p>
    </article>
  );
}

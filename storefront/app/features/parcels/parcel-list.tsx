import { longDay, type OrderParcel, wholeNameOf } from "@eldercare/contracts";
import { Unbroken } from "~/components/unbroken";
import styles from "./parcel-list.module.css";

type ParcelListProps = {
  parcels: readonly OrderParcel[];
  /** More of the order is still to come. */
  isPart: boolean;
};

/** The parcels of an order that have left; what is in each, where not all of it is in one. */
export function ParcelList({ parcels, isPart }: ParcelListProps) {
  const showsItems = isPart || parcels.length > 1;
  return parcels.map(({ sentAt, deliveredAt, trackings, items }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parcels have no name, and keep their order.
    <div key={index} className={styles.parcel}>
      <p>
        <Unbroken
          text={
            deliveredAt
              ? `Delivered ${longDay(deliveredAt)}`
              : sentAt
                ? `Sent ${longDay(sentAt)}`
                : ""
          }
        />
      </p>
      {showsItems && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={wholeNameOf(item)}>
              {item.qty} × {wholeNameOf(item)}
            </li>
          ))}
        </ul>
      )}
      {trackings.map(({ carrier, number, url }) => (
        <p key={number}>
          {carrier ? `${carrier}, tracking number` : "Tracking number"}{" "}
          <span className={`${styles.number} code-letters`}>{number}</span>
          {url && (
            <a href={url} rel="noreferrer" className={styles.follow}>
              Follow this parcel
            </a>
          )}
        </p>
      ))}
    </div>
  ));
}

import {
  carrierOf,
  type PackingOrder,
  type PackingParcel,
  wholeNameOf,
} from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { formatMoment } from "../components/dates";
import styles from "./parcels.module.css";
import { NO_TRACKING, TrackingFields, trackingOf } from "./tracking-fields";
import { useChangeParcel } from "./use-parcel-changes";

/** The parcels of an order: what is in them, whether they have left, and how they are followed. */
export function ParcelList({ order }: { order: PackingOrder }) {
  if (order.parcels.length === 0) return null;
  return (
    <ol className={styles.parcels} aria-label="Parcels">
      {order.parcels.map((parcel, index) => (
        <li key={parcel.id} className={styles.parcel}>
          <Parcel order={order} parcel={parcel} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

type ParcelProps = { order: PackingOrder; parcel: PackingParcel; number: number };

function Parcel({ order, parcel, number }: ParcelProps) {
  const [first] = parcel.trackings;
  const now = first
    ? { carrier: carrierOf(first.url), number: first.number, url: first.url ?? "" }
    : NO_TRACKING;
  const [typed, setTyped] = useState<typeof now | null>(null);
  const change = useChangeParcel(order.id);
  const isSent = parcel.sentAt !== null || parcel.deliveredAt !== null;

  function save() {
    if (!typed) return;
    const tracking = trackingOf(typed) ?? null;
    change.mutate({ parcel: parcel.id, tracking }, { onSuccess: () => setTyped(null) });
  }

  return (
    <>
      <p>
        <strong>Parcel {number}</strong> <span className={styles.soft}>{stateOf(parcel)}</span>
      </p>
      <p>{contentsOf(order, parcel)}</p>
      {parcel.trackings.map(({ carrier, number: tracked, url }) => (
        <p key={tracked} className={styles.tracked}>
          {carrier || "Tracking number"} {tracked}
          {url && (
            <>
              {" "}
              <a href={url} target="_blank" rel="noreferrer">
                Follow this parcel
              </a>
            </>
          )}
        </p>
      ))}
      {typed && (
        <>
          <TrackingFields value={typed} onChange={setTyped} />
          <p className={styles.soft}>
            The buyer sees it on the order's page. No mail is sent about it.
          </p>
        </>
      )}
      <div className={styles.ways}>
        {typed ? (
          <>
            <Button tone="secondary" onClick={() => setTyped(null)}>
              Keep as It Is
            </Button>
            <Button disabled={change.isPending} onClick={save}>
              Save Number
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setTyped(now)}>
            {first ? "Change Tracking Number" : "Add Tracking Number"}
          </Button>
        )}
        {!isSent && !typed && (
          <Button
            disabled={change.isPending}
            onClick={() => change.mutate({ parcel: parcel.id, isSent: true })}
          >
            Send Parcel {number} and Mail the Buyer
          </Button>
        )}
      </div>
    </>
  );
}

function stateOf({ packedAt, sentAt, deliveredAt }: PackingParcel): string {
  if (deliveredAt) return `delivered ${formatMoment(deliveredAt)}`;
  return sentAt ? `sent ${formatMoment(sentAt)}` : `packed ${formatMoment(packedAt)}, not sent`;
}

const contentsOf = ({ lines }: PackingOrder, parcel: PackingParcel) =>
  parcel.lines
    .flatMap(({ lineId, qty }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [`${qty} × ${wholeNameOf(line)}`] : [];
    })
    .join(", ");

import {
  carrierOf,
  type PackingOrder,
  type PackingParcel,
  wholeNameOf,
} from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { formatMoment } from "../components/dates";
import { DraftQuestion } from "../components/draft-question";
import { useUnsaved } from "../components/leave-guard";
import { useKeptDraft } from "../components/use-draft";
import { useAdminHost } from "../host/admin-host";
import styles from "./parcels.module.css";
import { NO_TRACKING, TrackingFields, TrackingForm, trackingOf } from "./tracking-fields";
import { useChangeParcel, useTakeParcelApart } from "./use-parcel-changes";

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
  const { typed, setTyped, draft } = useTypedTracking(parcel.id, now);
  const change = useChangeParcel(order.id);
  const isSent = parcel.sentAt !== null || parcel.deliveredAt !== null;

  function save() {
    if (!typed) return;
    const tracking = trackingOf(typed) ?? null;
    change.mutate(
      { parcel: parcel.id, tracking },
      {
        onSuccess: () => {
          draft.forget();
          setTyped(null);
        },
      },
    );
  }

  return (
    <>
      <DraftQuestion {...draft} />
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
            The buyer sees it on the order's page. No email is sent about it.
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
            Send Parcel {number} and Email the Buyer
          </Button>
        )}
        {!isSent && !typed && <TakeApart order={order} parcel={parcel} number={number} />}
      </div>
    </>
  );
}

/** For a parcel that was packed by mistake. */
function TakeApart({ order, parcel, number }: ParcelProps) {
  const [isAsking, setAsking] = useState(false);
  const take = useTakeParcelApart(order.id);
  const pieces = parcel.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <>
      <Button tone="quiet" disabled={take.isPending} onClick={() => setAsking(true)}>
        Take Apart
      </Button>
      <ConfirmDialog
        title={`Take parcel ${number} apart?`}
        question={
          isAsking
            ? `${pieces === 1 ? "Its piece goes" : `Its ${pieces} pieces go`} back on the shelf for this order, to be packed again. No email is sent about it.`
            : null
        }
        action="Take Apart"
        tone="primary"
        isPending={take.isPending}
        onConfirm={() => {
          setAsking(false);
          take.mutate(parcel.id);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The tracking number while it is typed, null while it is not; what is not saved is kept as a draft. */
function useTypedTracking(parcelId: string, now: TrackingForm) {
  const { personId } = useAdminHost();
  const [typed, setTyped] = useState<TrackingForm | null>(null);
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(now);
  useUnsaved(isChanged);
  const draft = useKeptDraft(
    `tracking:${parcelId}`,
    { begun: null, typed: isChanged ? typed : null },
    ({ values }) => setTyped(TrackingForm.safeParse(values).data ?? null),
    personId,
  );
  return { typed, setTyped, draft };
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

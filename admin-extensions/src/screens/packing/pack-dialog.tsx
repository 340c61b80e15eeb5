import { type PackingOrder, wholeNameOf } from "@eldercare/contracts";
import { useRef, useState } from "react";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { Dialog } from "../components/dialog";
import { newId } from "../components/new-id";
import { Thumbnail } from "../components/thumbnail";
import { ParcelList } from "../parcels/parcel-list";
import styles from "../parcels/parcels.module.css";
import { NO_TRACKING, TrackingFields, trackingOf } from "../parcels/tracking-fields";
import { useMakeParcel } from "../parcels/use-parcel-changes";
import { soundWrong } from "./loud";
import { ScanBox } from "./scan-box";
import {
  allLeft,
  isComplete,
  leftOf,
  pieceCount,
  piecesOf,
  type Scan,
  scanned,
  type Ticks,
  withCount,
} from "./scanned-pieces";

/** A name that no other parcel has. */
const newKey = () => newId().replaceAll("-", "");

/** Packs an order piece by piece: what is scanned or counted is ticked, and leaves as one parcel. */
export function PackDialog({ order, onClose }: { order: PackingOrder; onClose: () => void }) {
  const [ticks, setTicks] = useState<Ticks>({});
  const [said, setSaid] = useState<Pick<Scan, "said" | "isWrong"> | null>(null);
  const [tracking, setTracking] = useState(NO_TRACKING);
  const [question, setQuestion] = useState<string | null>(null);
  // Stays the same while the same parcel is tried again.
  const key = useRef(newKey());
  const make = useMakeParcel(order.id);
  const open = order.lines.filter((line) => leftOf(line) > 0);
  const pieces = pieceCount(ticks);

  function scan(code: string) {
    const result = scanned(order.lines, ticks, code);
    setTicks(result.ticks);
    setSaid(result);
    if (result.isWrong) soundWrong();
  }

  function save(isSent: boolean) {
    setQuestion(null);
    make.mutate(
      { key: key.current, lines: piecesOf(ticks), isSent, tracking: trackingOf(tracking) },
      {
        onSuccess: ({ order: after }) => {
          key.current = newKey();
          setTicks({});
          setSaid(null);
          setTracking(NO_TRACKING);
          if (after.stage === "done" || isSent) onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={`Pack order ${order.number}`}
      description={`${order.shipping.name}, ${order.shipping.city}${order.deliveryName ? ` · ${order.deliveryName}` : ""}`}
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        open.length > 0 && (
          <>
            <Button
              tone="secondary"
              disabled={pieces === 0 || make.isPending}
              onClick={() => save(false)}
            >
              Pack, Send Later
            </Button>
            <Button
              disabled={pieces === 0 || make.isPending}
              onClick={() =>
                setQuestion(
                  `${pieces} ${pieces === 1 ? "piece leaves" : "pieces leave"} the shelf and the house. A customer with an email address gets a mail at once, which cannot be called back.${
                    isComplete(order.lines, ticks)
                      ? ""
                      : " The rest of the order stays to be packed."
                  }`,
                )
              }
            >
              {make.isPending ? "Saving..." : "Send Parcel"}
            </Button>
          </>
        )
      }
    >
      {open.length > 0 && (
        <div className={styles.table}>
          <ScanBox onScan={scan} />
          <p
            role={said?.isWrong ? "alert" : "status"}
            className={styles.said}
            data-wrong={said?.isWrong || undefined}
          >
            {said?.said ||
              (isComplete(order.lines, ticks) ? "Everything is in: ready to send." : "")}
          </p>
          <ul className={styles.lines} aria-label="To pack">
            {open.map((line) => (
              <li
                key={line.id}
                className={styles.line}
                data-done={(ticks[line.id] ?? 0) >= leftOf(line) || undefined}
              >
                <Thumbnail src={line.image} />
                <span className={styles.words}>
                  <strong>{wholeNameOf(line)}</strong>
                  <span className={styles.soft}>
                    {line.sku || "No SKU"}
                    {line.onHand !== null && ` · ${line.onHand} on the shelf`}
                  </span>
                </span>
                <label className={styles.count}>
                  <input
                    type="number"
                    min={0}
                    max={leftOf(line)}
                    aria-label={`Pieces of ${wholeNameOf(line)}`}
                    value={ticks[line.id] ?? 0}
                    onWheel={({ currentTarget }) => currentTarget.blur()}
                    onChange={({ target }) =>
                      setTicks(withCount(order.lines, ticks, line.id, target.valueAsNumber))
                    }
                  />
                  of {leftOf(line)}
                </label>
              </li>
            ))}
          </ul>
          <div>
            <Button tone="quiet" onClick={() => setTicks(allLeft(order.lines))}>
              Tick Everything
            </Button>
          </div>
          <TrackingFields value={tracking} onChange={setTracking} />
        </div>
      )}
      {open.length === 0 && order.stage === "done" && <Badge tone="sage">Nothing left to do</Badge>}
      <ParcelList order={order} />
      <ConfirmDialog
        title="Send Parcel"
        question={question}
        action="Send Parcel"
        isPending={make.isPending}
        onConfirm={() => save(true)}
        onCancel={() => setQuestion(null)}
      />
    </Dialog>
  );
}

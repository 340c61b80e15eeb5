import { type PackingOrder, wholeNameOf } from "@eldercare/contracts";
import { useState } from "react";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { Dialog } from "../components/dialog";
import { DraftQuestion } from "../components/draft-question";
import { Thumbnail } from "../components/thumbnail";
import { useClosing } from "../components/use-closing";
import { ParcelList } from "../parcels/parcel-list";
import styles from "../parcels/parcels.module.css";
import { TrackingFields, trackingOf } from "../parcels/tracking-fields";
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
import { useParcelOnTable } from "./use-parcel-on-table";

/** Packs an order piece by piece: what is scanned or counted is ticked, and leaves as one parcel. */
export function PackDialog({ order, onClose }: { order: PackingOrder; onClose: () => void }) {
  const table = useParcelOnTable(order);
  const { key, ticks, tracking } = table.value;
  const [said, setSaid] = useState<Pick<Scan, "said" | "isWrong"> | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const make = useMakeParcel(order.id);
  const { isChanged, draft } = table;
  const closing = useClosing({ isChanged, isPending: make.isPending, draft, onClose });
  const open = order.lines.filter((line) => leftOf(line) > 0);
  const pieces = pieceCount(ticks);

  const setTicks = (next: Ticks) => table.change({ ticks: next });

  function scan(code: string) {
    const result = scanned(order.lines, ticks, code);
    setTicks(result.ticks);
    setSaid(result);
    if (result.isWrong) soundWrong();
  }

  function save(isSent: boolean) {
    setQuestion(null);
    make.mutate(
      { key, lines: piecesOf(ticks), isSent, tracking: trackingOf(tracking) },
      {
        onSuccess: ({ order: after }) => {
          table.begin();
          setSaid(null);
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
      onClose={closing.close}
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
                  `${pieces} ${pieces === 1 ? "piece leaves" : "pieces leave"} the shelf and the building. A customer with an email address gets an email at once, which cannot be taken back.${
                    isComplete(order.lines, ticks)
                      ? ""
                      : " The rest of the order still has to be packed."
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
                    {line.onHand !== null && ` · ${line.onHand} on hand`}
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
          <TrackingFields value={tracking} onChange={(next) => table.change({ tracking: next })} />
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
      {closing.question}
      <DraftQuestion {...draft} />
    </Dialog>
  );
}

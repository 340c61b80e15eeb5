import { MAX_PACKED_AT_ONCE } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { Dialog } from "../components/dialog";
import styles from "./parcels.module.css";
import { type PrintKind, printAddress } from "./print-address";
import { useLeaveWithChoice } from "./use-order-choice";
import { useSendSeveral } from "./use-send-several";

type ChosenOrdersProps = {
  chosen: ReadonlySet<string>;
  onClear: () => void;
  /** Chooses all orders of the list, on whatever page; left out where they are chosen. */
  chooseAll?: { total: number; onChoose: () => void } | undefined;
};

/** What is done with several orders at once: their papers, and sending them. */
export function ChosenOrders({ chosen, onClear, chooseAll }: ChosenOrdersProps) {
  const leaveFor = useLeaveWithChoice();
  const [question, setQuestion] = useState<string | null>(null);
  const sending = useSendSeveral();
  const ids = [...chosen];
  const count = ids.length;
  const orders = `${count} ${count === 1 ? "order" : "orders"}`;
  const isTooMany = count > MAX_PACKED_AT_ONCE;
  if (count === 0 && !sending.isOpen) return null;

  const print = (kind: PrintKind) => void leaveFor(printAddress(kind, ids), ids);

  return (
    <>
      <section className={styles.bar} aria-label="Chosen orders">
        <strong role="status">{orders} chosen</strong>
        {chooseAll && (
          <Button tone="quiet" onClick={chooseAll.onChoose}>
            Choose All {chooseAll.total}
          </Button>
        )}
        <Button tone="secondary" disabled={isTooMany} onClick={() => print("slips")}>
          Print Slips
        </Button>
        <Button tone="secondary" disabled={isTooMany} onClick={() => print("labels")}>
          Print Labels
        </Button>
        <Button
          disabled={sending.isRunning}
          onClick={() =>
            setQuestion(
              `Everything of ${orders} that has not left is marked as sent: the stock leaves the shelf, and each buyer (up to ${count} ${count === 1 ? "email" : "emails"}) is told so at once, which cannot be taken back. What is not paid, or left before, stays as it is.`,
            )
          }
        >
          Mark All Sent
        </Button>
        <Button tone="quiet" onClick={onClear}>
          Clear
        </Button>
        {isTooMany && <span>At most {MAX_PACKED_AT_ONCE} orders are printed at once.</span>}
      </section>
      <ConfirmDialog
        title={`Mark ${orders} as sent`}
        question={question}
        action="Mark All Sent"
        isPending={sending.isRunning}
        onConfirm={() => {
          setQuestion(null);
          void sending.send(ids);
        }}
        onCancel={() => setQuestion(null)}
      />
      {sending.isOpen && (
        <Dialog
          title={sending.isRunning ? "Sending..." : "Sent"}
          isOpen
          onClose={() => {
            if (sending.isRunning) return;
            sending.close();
            onClear();
          }}
        >
          <p role="status">
            {sending.results.length} of {sending.total} done
            {sending.isRunning
              ? ". Please keep this page open."
              : `, ${sending.results.filter(({ isFailed }) => isFailed).length} failed.`}
          </p>
          <progress
            value={sending.results.length}
            max={sending.total}
            aria-label="Orders that are done"
          />
          <ul className={styles.results}>
            {sending.results.map(({ id, name, message, isFailed }) => (
              <li key={id} className={isFailed ? styles.failed : undefined}>
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

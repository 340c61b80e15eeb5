import type { Order } from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../components/button";
import { orderStatusLabel } from "../components/order-status-label";
import { askOnceMore } from "../host/use-admin-mutation";
import { useSecondsLeft } from "./use-seconds-left";
import { useUndo } from "./use-status-change";
import styles from "./waiting-status.module.css";

/** While nothing of a status is done yet: when it is, and the way to undo it. */
export function WaitingStatus({ order }: { order: Order }) {
  const undo = useUndo(order);
  const client = useQueryClient();
  const left = useSecondsLeft(order.waiting, () => askOnceMore(client, ["orders", "dashboard"]));
  if (!order.waiting) return null;
  return (
    <span className={styles.waiting}>
      <span role="timer">{left > 0 ? `Done in ${left} s` : "Being done"}</span>
      <Button
        tone="secondary"
        disabled={undo.isPending || left === 0}
        aria-label={`Undo: order ${order.number} to ${orderStatusLabel(order.waiting.to)}`}
        onClick={() => undo.mutate(undefined)}
      >
        Undo
      </Button>
    </span>
  );
}

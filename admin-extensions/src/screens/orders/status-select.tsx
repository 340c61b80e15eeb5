import { ORDER_STATUSES, type Order, OrderStatus } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { Select } from "@radix-ui/themes";
import { useState } from "react";
import { ConfirmDialog } from "../components/confirm-dialog";
import { orderStatusLabel } from "../components/order-status-label";
import { statusQuestion } from "./status-question";
import styles from "./status-select.module.css";
import { useStatusChange } from "./use-status-change";

/**
 * An order's status to choose; choosing sets it. Not a native control: there an arrow key, or the
 * wheel of a mouse, would already have refunded the order.
 */
export function StatusSelect({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const change = useStatusChange(order);

  function choose(value: string) {
    const status = OrderStatus.parse(value);
    if (statusQuestion(order, status)) setAsked(status);
    else change.mutate(status);
  }

  function confirm() {
    if (asked) change.mutate(asked);
    setAsked(null);
  }

  return (
    <>
      <Select.Root
        size="2"
        value={change.isPending ? change.variables : order.status}
        disabled={change.isPending}
        onValueChange={choose}
      >
        <Select.Trigger
          className={styles.trigger}
          aria-label={`Status of order #${shortId(order.id)}`}
        />
        <Select.Content position="popper" className={styles.options}>
          {ORDER_STATUSES.map((status) => (
            <Select.Item key={status} value={status}>
              {orderStatusLabel(status)}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <ConfirmDialog
        title={asked === "refunded" ? "Refund Order" : "Cancel Order"}
        question={asked && statusQuestion(order, asked)}
        action={asked === "refunded" ? "Refund" : "Cancel Order"}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

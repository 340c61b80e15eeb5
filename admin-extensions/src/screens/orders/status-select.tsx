import { ORDER_STATUSES, type Order, OrderStatus } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { Select } from "@radix-ui/themes";
import { orderStatusLabel } from "../components/order-status-label";
import { StatusQuestionDialog } from "./status-question-dialog";
import styles from "./status-select.module.css";
import { useStatusChange } from "./use-status-change";

/**
 * An order's status to choose; choosing sets it, after the question. Not a native control: there an
 * arrow key, or the wheel of a mouse, would already have asked.
 */
export function StatusSelect({ order }: { order: Order }) {
  const change = useStatusChange(order);
  return (
    <>
      <Select.Root
        size="2"
        value={change.wanted ?? order.status}
        disabled={change.isPending}
        onValueChange={(value) => change.ask(OrderStatus.parse(value))}
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
      <StatusQuestionDialog change={change} />
    </>
  );
}

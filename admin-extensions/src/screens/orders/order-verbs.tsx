import { type Order, orderVerbs } from "@eldercare/contracts";
import { Button } from "../components/button";
import { useAdminHost } from "../host/admin-host";
import styles from "./order-verbs.module.css";
import { PartBackButton } from "./part-back-button";
import { StatusQuestionDialog } from "./status-question-dialog";
import { useStatusChange } from "./use-status-change";

/** What makes sense for an order as it stands; each is asked about first. */
export function OrderVerbs({ order }: { order: Order }) {
  const { mayMake } = useAdminHost();
  const change = useStatusChange(order);
  const verbs = mayMake("orders.setStatus") && !order.waiting ? orderVerbs(order) : [];
  return (
    <div className={styles.verbs}>
      {verbs.map(({ status, label }) => (
        <Button
          key={status}
          tone="secondary"
          disabled={change.isPending}
          onClick={() => change.ask(status)}
        >
          {label}
        </Button>
      ))}
      <PartBackButton order={order} />
      <StatusQuestionDialog change={change} />
    </div>
  );
}

import type { Order } from "@eldercare/contracts";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { orderStatusLabel } from "../components/order-status-label";
import { useAdminHost } from "../host/admin-host";
import { ForCall } from "../host/for-call";
import { OrderHistory } from "./order-history";
import styles from "./order-status-card.module.css";
import { OrderVerbs } from "./order-verbs";
import { StatusSelect } from "./status-select";
import { WaitingStatus } from "./waiting-status";

/**
 * Choosing a status sets it after its question, as in the table; the button only says so (spec §4: it
 * shows a success message and sends nothing). Below stands what makes sense now.
 */
export function OrderStatusCard({ order }: { order: Order }) {
  const { toast } = useAdminHost();
  return (
    <Card title="Update Order Status">
      <ForCall name="orders.setStatus">
        <div className={styles.controls}>
          <StatusSelect order={order} />
          <Button
            onClick={() =>
              toast({ title: "Order Updated", description: "Order status has been updated." })
            }
          >
            Update Status
          </Button>
        </div>
      </ForCall>
      <div role="status" className={styles.waiting}>
        {order.waiting &&
          `“${orderStatusLabel(order.waiting.to)}” is not done yet: nothing is sent, paid back or emailed.`}
      </div>
      <WaitingStatus order={order} />
      <OrderVerbs order={order} />
      <OrderHistory history={order.history} />
    </Card>
  );
}

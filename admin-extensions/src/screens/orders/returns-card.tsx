import { mayPayPartBack, type Order } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { useAdminHost } from "../host/admin-host";
import { NewReturnDialog } from "./new-return-dialog";
import { ReturnView } from "./return-view";
import styles from "./returns.module.css";

/** What of an order comes back, and what is to be done with it (decision 099). */
export function ReturnsCard({ order }: { order: Order }) {
  const { mayMake } = useAdminHost();
  const [isAdding, setAdding] = useState(false);
  const isSent = order.standing.goods === "sent" || order.standing.goods === "part-sent";
  const mayAdd = mayMake("returns.make") && isSent && mayPayPartBack(order);
  const { returns = [] } = order;
  if (returns.length === 0 && !mayAdd) return null;
  return (
    <Card title="Returns">
      <div className={styles.returns}>
        {returns.map((each) => (
          <ReturnView key={each.id} order={order} shown={each} />
        ))}
        {mayAdd && (
          <div>
            <Button tone="secondary" onClick={() => setAdding(true)}>
              Add Return
            </Button>
          </div>
        )}
      </div>
      {isAdding && <NewReturnDialog order={order} onClose={() => setAdding(false)} />}
    </Card>
  );
}

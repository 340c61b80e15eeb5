import { formatCents, meansLabel, type Order } from "@eldercare/contracts";
import { Card } from "../components/card";
import { formatMoment } from "../components/dates";
import { Facts } from "../components/facts";
import { OrderState } from "./order-state";

const PAYMENT_ID_LENGTH = 12;

export function OrderInformationCard({ order }: { order: Order }) {
  return (
    <Card title="Order Information">
      <Facts
        facts={[
          { term: "Order ID", value: order.id },
          { term: "Order number", value: order.number },
          { term: "Date", value: formatMoment(order.createdAt) },
          { term: "Status", value: <OrderState order={order} /> },
          { term: "Total", value: formatCents(order.amountCAD) },
          ...(order.standing.receivedCents > 0
            ? [{ term: "Paid by", value: meansLabel(order.standing.means) }]
            : []),
          { term: "Currency", value: order.currency },
          { term: "Payment ID", value: order.stripeId?.slice(-PAYMENT_ID_LENGTH) ?? "N/A" },
        ]}
      />
    </Card>
  );
}

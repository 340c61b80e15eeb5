import { ORDER_STATUSES, type Order, OrderStatus } from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Select, StatusBadge, Text, usePrompt } from "@medusajs/ui";
import { formatMoment } from "../../screens/components/dates";
import { orderStatusLabel } from "../../screens/components/order-status-label";
import { statusQuestion } from "../../screens/orders/status-question";
import { QuietText } from "../components/quiet-text";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";

const COLOUR_OF_STATUS = {
  pending: "orange",
  paid: "green",
  fulfilled: "blue",
  cancelled: "grey",
  refunded: "purple",
} as const;

function StatusDropdown({ order }: { order: Order }) {
  const prompt = usePrompt();
  const change = useWidgetChange({
    send: (status: OrderStatus, call) =>
      call("orders.setStatus", { params: { id: order.id }, body: { status } }),
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: "Failed to update order status. Please try again.",
  });

  async function choose(value: string) {
    const status = OrderStatus.parse(value);
    const question = statusQuestion(order, status);
    const isWanted =
      question === null ||
      (await prompt({
        title: status === "refunded" ? "Refund Order" : "Cancel Order",
        description: question,
        confirmText: status === "refunded" ? "Refund" : "Cancel Order",
        cancelText: "Keep as it is",
      }));
    if (isWanted) change.mutate(status);
  }

  return (
    <Select
      value={change.isPending ? change.variables : order.status}
      disabled={change.isPending}
      onValueChange={(value) => void choose(value)}
    >
      <Select.Trigger aria-label="Shop status">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {ORDER_STATUSES.map((status) => (
          <Select.Item key={status} value={status}>
            {orderStatusLabel(status)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

function StatusHistory({ history }: Pick<Order, "history">) {
  return (
    <ol className="flex flex-col gap-y-3">
      {[...history].reverse().map(({ at, to, by, note }) => (
        <li key={`${at}-${to}`}>
          <Text size="small" weight="plus">
            {orderStatusLabel(to)}
          </Text>
          <QuietText>
            {formatMoment(at)}, by {by}
          </QuietText>
          {note && <QuietText>{note}</QuietText>}
        </li>
      ))}
    </ol>
  );
}

/** The shop's own status of an order, with its history; choosing another does what belongs to it. */
const OrderShopStatusWidget = ({ data }: DetailWidgetProps<AdminOrder>) => {
  const {
    data: order,
    error,
    isPending,
  } = useWidgetQuery("orders.read", { params: { id: data.id } });
  return (
    <WidgetCard title="Shop Status" error={error} isLoading={isPending}>
      {order && (
        <>
          <div>
            <StatusBadge color={COLOUR_OF_STATUS[order.status]}>
              {orderStatusLabel(order.status)}
            </StatusBadge>
          </div>
          <StatusDropdown order={order} />
          <StatusHistory history={order.history} />
        </>
      )}
    </WidgetCard>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.side", id: "shop-status" });

export default OrderShopStatusWidget;

import { ORDER_STATUSES, type Order, OrderStatus, orderRemark } from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Select, StatusBadge, Text, toast, usePrompt } from "@medusajs/ui";
import { useMutation } from "@tanstack/react-query";
import { formatMoment } from "../../screens/components/dates";
import { orderStatusLabel } from "../../screens/components/order-status-label";
import { QuietText } from "../components/quiet-text";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";
import { medusaAdminApi } from "../mount/medusa-admin-api";

const FAILED = "Failed to update order status. Please try again.";

const COLOUR_OF_STATUS = {
  pending: "orange",
  paid: "green",
  fulfilled: "blue",
  cancelled: "grey",
  refunded: "purple",
} as const;

function StatusDropdown({ order }: { order: Order }) {
  const prompt = usePrompt();
  const asking = useMutation({
    mutationFn: (status: OrderStatus) =>
      medusaAdminApi.call("orders.askStatus", { params: { id: order.id }, query: { status } }),
    onError: () => toast.error("Error", { description: FAILED }),
  });
  const change = useWidgetChange({
    send: (status: OrderStatus, call) =>
      call("orders.setStatus", { params: { id: order.id }, body: { status } }),
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
  });

  async function choose(value: string) {
    const status = OrderStatus.parse(value);
    const question = await asking.mutateAsync(status).catch(() => undefined);
    if (!question) return;
    const isWanted = await prompt({
      title: question.title,
      description: question.sentences.join(" "),
      confirmText: question.action,
      cancelText: "Keep as it is",
      variant: question.isFinal ? "danger" : "confirmation",
    });
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
            {orderRemark(order) && <QuietText>{orderRemark(order)}</QuietText>}
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

import {
  meansLabel,
  ORDER_STATUSES,
  type Order,
  OrderStatus,
  orderRemarks,
  orderVerbs,
  PAYMENT_MEANS,
  PaymentMeans,
} from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Label, Prompt, Select, StatusBadge, Text } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { formatMoment } from "../../screens/components/dates";
import { orderStatusLabel } from "../../screens/components/order-status-label";
import { stopFollowing } from "../../screens/orders/follow-waiting";
import { ASKED_AGAIN, isOtherQuestion } from "../../screens/orders/other-question";
import { proposalSentence } from "../../screens/orders/proposal-sentence";
import { type AskedStatus, sendStatus } from "../../screens/orders/send-status";
import { useSecondsLeft } from "../../screens/orders/use-seconds-left";
import { QuietText } from "../components/quiet-text";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";
import { medusaAdminApi } from "../mount/medusa-admin-api";
import { showToast } from "../mount/show-toast";

const FAILED = "Failed to update order status. Please try again.";

const COLOUR_OF_STATUS = {
  pending: "orange",
  paid: "green",
  fulfilled: "blue",
  cancelled: "grey",
  refunded: "purple",
} as const;

/** Sets the shop's status once staff have agreed to what that does; it can be undone for some seconds. */
function useShopStatus({ id }: Pick<Order, "id">) {
  const [asked, setAsked] = useState<AskedStatus | null>(null);
  const [means, setMeans] = useState<PaymentMeans>("other");
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: async ({ status, isAgain }: Omit<AskedStatus, "question">) => {
      const query = { status };
      const question = await medusaAdminApi.call("orders.askStatus", { params: { id }, query });
      setAsked({ status, question, isAgain });
      if (!isAgain) setMeans("other");
    },
    onError: () => showToast({ title: "Error", description: FAILED, tone: "destructive" }),
  });
  const change = useWidgetChange({
    send: (agreed: AskedStatus, call) =>
      sendStatus(call, agreed, {
        ...{ id, means },
        tell: ({ title, description, tone }) => {
          showToast({ title, description, tone });
          void client.invalidateQueries();
        },
      }),
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
    isShownElsewhere: isOtherQuestion,
  });

  return {
    asked,
    means,
    setMeans,
    choose: (status: OrderStatus) => asking.mutate({ status, isAgain: false }),
    confirm() {
      if (asked) {
        const { status } = asked;
        change.mutate(asked, {
          onError: (error) => isOtherQuestion(error) && asking.mutate({ status, isAgain: true }),
        });
      }
      setAsked(null);
    },
    cancel: () => setAsked(null),
    isPending: change.isPending,
    wanted: change.variables?.status,
  };
}

type ShopStatus = ReturnType<typeof useShopStatus>;

/** What a status does with money, goods and mail, before it is set; and how it was paid, where that counts. */
function StatusQuestion({ status }: { status: ShopStatus }) {
  const id = useId();
  const { asked } = status;
  if (!asked) return null;
  const { question, isAgain } = asked;
  return (
    <Prompt
      open
      onOpenChange={(isOpen) => !isOpen && status.cancel()}
      variant={question.isFinal ? "danger" : "confirmation"}
    >
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>{question.title}</Prompt.Title>
          <Prompt.Description>
            {[...(isAgain ? [ASKED_AGAIN] : []), ...question.sentences].join(" ")}
          </Prompt.Description>
        </Prompt.Header>
        {question.asksMeans && (
          <div className="flex flex-col gap-y-2 px-6 pt-4">
            <Label htmlFor={id}>How was it paid?</Label>
            <Select
              value={status.means}
              onValueChange={(value) => status.setMeans(PaymentMeans.parse(value))}
            >
              <Select.Trigger id={id}>
                <Select.Value />
              </Select.Trigger>
              <Select.Content>
                {PAYMENT_MEANS.map((each) => (
                  <Select.Item key={each} value={each}>
                    {meansLabel(each)}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          </div>
        )}
        <Prompt.Footer>
          <Prompt.Cancel>Keep as it is</Prompt.Cancel>
          <Prompt.Action onClick={status.confirm}>{question.action}</Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  );
}

function StatusDropdown({ order, status }: { order: Order; status: ShopStatus }) {
  return (
    <Select
      value={(status.isPending && status.wanted) || (order.waiting?.to ?? order.status)}
      disabled={status.isPending}
      onValueChange={(value) => status.choose(OrderStatus.parse(value))}
    >
      <Select.Trigger aria-label="Shop status">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {ORDER_STATUSES.map((each) => (
          <Select.Item key={each} value={each}>
            {orderStatusLabel(each)}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}

function Verbs({ order, status }: { order: Order; status: ShopStatus }) {
  const verbs = order.waiting ? [] : orderVerbs(order);
  if (verbs.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {verbs.map((verb) => (
        <Button
          key={verb.status}
          variant="secondary"
          disabled={status.isPending}
          onClick={() => status.choose(verb.status)}
        >
          {verb.label}
        </Button>
      ))}
    </div>
  );
}

/** While nothing of a status is done yet: when it is, and the way to undo it. */
function Waiting({ order }: { order: Order }) {
  const client = useQueryClient();
  const left = useSecondsLeft(
    order.waiting,
    () => void client.invalidateQueries(undefined, { cancelRefetch: false }),
  );
  const undo = useWidgetChange({
    send: (_nothing: undefined, call) => {
      stopFollowing(order.id);
      return call("orders.undoStatus", { params: { id: order.id } });
    },
    success: ({ message }) => ({ title: "Undone", description: message }),
    failure: "That could not be undone.",
  });
  if (!order.waiting) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Text size="small" role="timer">
        {left > 0 ? `Done in ${left} s` : "Being done"}
      </Text>
      <Button
        variant="secondary"
        disabled={undo.isPending || left === 0}
        onClick={() => undo.mutate(undefined)}
      >
        Undo
      </Button>
    </div>
  );
}

function ChangeOfStatus({ order }: { order: Order }) {
  const status = useShopStatus(order);
  return (
    <>
      <StatusDropdown order={order} status={status} />
      <Verbs order={order} status={status} />
      <StatusQuestion status={status} />
    </>
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

/** What staff would pack too early: a change that its buyer has not paid yet. */
function Proposal({ proposal }: Pick<Order, "proposal">) {
  if (!proposal) return null;
  return (
    <div>
      <Text size="small" weight="plus">
        A change waits for its payment
      </Text>
      <QuietText>{proposalSentence(proposal)}</QuietText>
    </div>
  );
}

/** Parcels, returns, changes and money back of an order are on our screen of it. */
function WayToOrders({ id }: Pick<Order, "id">) {
  return (
    <Button variant="secondary" asChild>
      <Link to={`/admin/orders?${new URLSearchParams({ order: id })}`}>Open in Orders</Link>
    </Button>
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
            <StatusBadge color={COLOUR_OF_STATUS[order.waiting?.to ?? order.status]}>
              {orderStatusLabel(order.waiting?.to ?? order.status)}
            </StatusBadge>
            {orderRemarks(order).map((remark) => (
              <QuietText key={remark}>{remark}</QuietText>
            ))}
          </div>
          <Proposal proposal={order.proposal} />
          <Waiting order={order} />
          <ChangeOfStatus order={order} />
          <WayToOrders id={order.id} />
          <StatusHistory history={order.history} />
        </>
      )}
    </WidgetCard>
  );
};

export const config = defineWidgetConfig({ zone: "order.details.side", id: "shop-status" });

export default OrderShopStatusWidget;

import { MONEY_CHECK_DAYS, type MoneyCheck, type MoneyMismatch } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { formatDay, formatMoment } from "../components/dates";
import { Problem } from "../components/problem";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import { mismatchWords, WHAT_TO_DO } from "./mismatch-words";
import styles from "./money-check-card.module.css";
import { SettleDialog } from "./settle-dialog";

type MoneyCheckCardProps = {
  /** Where it stands: above the orders when something disagrees, below them when nothing does. */
  place: "above" | "below";
  onOpen: (orderId: string) => void;
};

/** Whether payments at Stripe and orders agree, and what to do where they do not. */
export function MoneyCheckCard({ place, onOpen }: MoneyCheckCardProps) {
  const query = useAdminQuery("moneyCheck.read");
  const run = useAdminMutation({
    send: (_nothing: undefined, call) => call("moneyCheck.run"),
    refreshes: ["moneyCheck", "orders"],
    success: ({ check }) => ({
      title: check?.mismatches.length ? "Some Payments Disagree" : "All Payments Agree",
      ...(check && { description: comparedWords(check) }),
    }),
    failure: "The payments could not be compared. Please try again.",
  });
  const check = query.data?.check;
  const mismatches = check?.mismatches ?? [];
  if (mismatches.length > 0 !== (place === "above")) return null;
  return (
    <Card title="Money Check">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      <p className={styles.summary}>
        {check
          ? `${formatMoment(check.finishedAt)}: ${comparedWords(check)}`
          : "Payments at Stripe have not been compared with the orders yet."}
      </p>
      <p className={styles.summary}>
        Older payments are compared each night, {MONEY_CHECK_DAYS} days at a time
        {check?.olderSince ? `; this round is back to ${formatDay(check.olderSince)}` : ""}.
      </p>
      {mismatches.length > 0 && (
        <ul className={styles.list}>
          {mismatches.map((mismatch) => (
            <Mismatch
              key={`${mismatch.stripeId} ${mismatch.kind}`}
              mismatch={mismatch}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      <Button tone="secondary" disabled={run.isPending} onClick={() => run.mutate(undefined)}>
        {run.isPending ? "Comparing …" : "Check Now"}
      </Button>
    </Card>
  );
}

function comparedWords({ days, payments, orders, mismatches }: MoneyCheck): string {
  const compared = `${counted(payments, "payment")} at Stripe and ${counted(orders, "order")} of the last ${days} days`;
  return mismatches.length === 0
    ? `${compared} agree.`
    : `of ${compared}, ${mismatches.length} ${mismatches.length === 1 ? "does" : "do"} not agree.`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function Mismatch({
  mismatch,
  onOpen,
}: {
  mismatch: MoneyMismatch;
  onOpen: MoneyCheckCardProps["onOpen"];
}) {
  const { kind, order, stripeId } = mismatch;
  const [isSettling, setSettling] = useState(false);
  const whose = order ? `order ${order.number}` : `payment ${stripeId}`;
  return (
    <li className={styles.mismatch}>
      <p>
        <strong>{order ? `Order ${order.number}` : "No order"}</strong>{" "}
        <span className={styles.id}>{stripeId}</span>
      </p>
      <p>{mismatchWords(mismatch)}</p>
      <p className={styles.advice}>{WHAT_TO_DO[kind]}</p>
      <div className={styles.actions}>
        {order && (
          <Button
            tone="secondary"
            aria-label={`Open order ${order.number}`}
            onClick={() => onOpen(order.id)}
          >
            Open Order
          </Button>
        )}
        <Button
          tone="secondary"
          aria-label={`Settled in another way: ${whose}`}
          onClick={() => setSettling(true)}
        >
          Settled in Another Way
        </Button>
      </div>
      {isSettling && <SettleDialog mismatch={mismatch} onClose={() => setSettling(false)} />}
    </li>
  );
}

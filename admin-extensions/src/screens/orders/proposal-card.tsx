import type { Order } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { ForCall } from "../host/for-call";
import { useAdminMutation } from "../host/use-admin-mutation";
import styles from "./order-verbs.module.css";
import { proposalSentence } from "./proposal-sentence";

/** A change of an order that waits for its payment; nothing where none does. */
export function ProposalCard({ order: { id, proposal } }: { order: Order }) {
  const [isEnding, setEnding] = useState(false);
  const ending = useAdminMutation({
    send: (_: undefined, call) => call("orderEdits.endProposal", { params: { id } }),
    refreshes: ["orders", "orderEdits", "packing", "payLinks"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: "That did not work. Please try again.",
  });
  if (!proposal) return null;
  return (
    <Card title="A Change Waits for Its Payment">
      <p>{proposalSentence(proposal)}</p>
      <ul>
        {proposal.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ForCall name="orderEdits.endProposal">
        <div className={styles.verbs}>
          <Button tone="secondary" disabled={ending.isPending} onClick={() => setEnding(true)}>
            End the Change
          </Button>
        </div>
      </ForCall>
      <ConfirmDialog
        title="End the change?"
        question={
          isEnding
            ? "It can no longer be paid for then, and the order stays as it is. The buyer is not told: please call."
            : null
        }
        action="End the Change"
        onConfirm={() => {
          setEnding(false);
          ending.mutate(undefined);
        }}
        onCancel={() => setEnding(false)}
      />
    </Card>
  );
}

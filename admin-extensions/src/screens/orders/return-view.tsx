import {
  MAX_RETURN_NOTE_LENGTH,
  MONEY_BACK_REASONS,
  type Order,
  type OrderReturn,
  RETURN_STEPS,
  type ReturnStep,
} from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { formatMoment } from "../components/dates";
import { DraftQuestion } from "../components/draft-question";
import { Facts } from "../components/facts";
import { TextAreaField } from "../components/field";
import { useUnsaved } from "../components/leave-guard";
import { useWrittenText } from "../components/use-written-text";
import { useAdminHost } from "../host/admin-host";
import { PartBackDialog } from "./part-back-dialog";
import { RETURN_STATE_TEXT } from "./return-states";
import styles from "./returns.module.css";
import { useReturnChange } from "./use-return-changes";

const STEP_TEXT: Readonly<Record<ReturnStep, string>> = {
  accepted: "Accept",
  received: "Goods Are Here",
  declined: "Decline",
};

/** One return: what comes back and why, and the next step with an answer to its buyer. */
export function ReturnView({ order, shown }: { order: Order; shown: OrderReturn }) {
  const { mayMake } = useAdminHost();
  const answer = useWrittenText(`return-answer:${shown.id}`);
  useUnsaved(answer.isWritten);
  const [problem, setProblem] = useState<string>();
  const [isPaying, setPaying] = useState(false);
  const change = useReturnChange(order.id, shown.id);
  const steps: readonly ReturnStep[] = mayMake("returns.change") ? RETURN_STEPS[shown.state] : [];

  function take(state: ReturnStep) {
    const isMissing = state === "declined" && !answer.isWritten;
    setProblem(isMissing ? "Please say why: the customer reads it." : undefined);
    if (!isMissing) change.mutate({ state, answer: answer.text }, { onSuccess: answer.begin });
  }

  return (
    <section className={styles.return} aria-label={`Return of ${formatMoment(shown.at)}`}>
      <Facts
        facts={[
          { term: "Status", value: RETURN_STATE_TEXT[shown.state] },
          {
            term: shown.by === "customer" ? "Asked" : "Added",
            value: `${formatMoment(shown.at)}, by ${whoAsked(shown)}`,
          },
          { term: "Pieces", value: shown.pieces.join(", ") },
          { term: "Reason", value: MONEY_BACK_REASONS[shown.reason] },
          ...(shown.note ? [{ term: "They write", value: shown.note }] : []),
          ...(shown.answer ? [{ term: "Answer", value: shown.answer }] : []),
        ]}
      />
      {steps.length > 0 && (
        <>
          <DraftQuestion {...answer.draft} />
          <TextAreaField
            label="Answer to the customer"
            hint={answerHint(order, shown)}
            rows={2}
            maxLength={MAX_RETURN_NOTE_LENGTH}
            error={problem}
            value={answer.text}
            onChange={({ currentTarget }) => answer.write(currentTarget.value)}
          />
          <div className={styles.steps}>
            {shown.state === "received" && mayMake("moneyBack.pay") && (
              <Button onClick={() => setPaying(true)}>Pay Back</Button>
            )}
            {steps.map((state) => (
              <Button
                key={state}
                tone="secondary"
                disabled={change.isPending}
                onClick={() => take(state)}
              >
                {STEP_TEXT[state]}
              </Button>
            ))}
          </div>
        </>
      )}
      {isPaying && <PartBackDialog order={order} of={shown} onClose={() => setPaying(false)} />}
    </section>
  );
}

function answerHint({ shipping }: Order, { state }: OrderReturn): string {
  if (!shipping.email)
    return "There is no email address: it is shown on the order's page, and you call.";
  return state === "received"
    ? "It goes into the email if you decline. The email about the refund has a text of its own."
    : "It goes into the email about the next step.";
}

const whoAsked = ({ by }: OrderReturn) => (by === "customer" ? "the customer" : by);

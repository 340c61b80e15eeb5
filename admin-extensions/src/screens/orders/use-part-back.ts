import type { MoneyBackQuestion } from "@eldercare/contracts";
import { useRef, useState } from "react";
import { newDeedKey } from "../components/new-id";
import { useAdminMutation } from "../host/use-admin-mutation";
import { type PartChosen, partParams } from "./part-back-choice";

const FAILED = "Failed to pay the money back. Please try again.";

type Asked = { chosen: PartChosen; question: MoneyBackQuestion };

/**
 * Pays a part back once staff have agreed to what that does, in the server's own words. The key stays
 * the same while the same choice is tried again, so that nothing is paid back twice.
 */
export function usePartBack(id: string, onDone: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = useRef({ of: undefined as PartChosen | undefined, value: newDeedKey() });
  const asking = useAdminMutation({
    send: async (chosen: PartChosen, call) => {
      const body = partParams(chosen);
      const question = await call("moneyBack.ask", { params: { id }, body });
      if (key.current.of !== chosen) key.current = { of: chosen, value: newDeedKey() };
      setAsked({ chosen, question });
    },
    refreshes: [],
    failure: FAILED,
  });
  const paying = useAdminMutation({
    send: ({ chosen, question }: Asked, call) =>
      call("moneyBack.pay", {
        params: { id },
        body: {
          key: key.current.value,
          agreedCents: question.cents,
          choice: partParams(chosen),
        },
      }),
    refreshes: ["orders", "dashboard", "packing", "moneyBack"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
  });
  return {
    isPending: asking.isPending || paying.isPending,
    question: asked?.question,
    ask: (chosen: PartChosen) => asking.mutate(chosen),
    confirm() {
      if (asked) paying.mutate(asked, { onSuccess: onDone });
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

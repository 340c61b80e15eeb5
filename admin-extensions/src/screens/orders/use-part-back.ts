import type { MoneyBackQuestion } from "@eldercare/contracts";
import { useState } from "react";
import { z } from "zod";
import { newDeedKey } from "../components/new-id";
import { useAdminMutation } from "../host/use-admin-mutation";
import { PartChosen, partParams } from "./part-back-choice";

const FAILED = "Failed to pay the money back. Please try again.";

/** A choice, and the key that it is paid back under. */
export const PartToPay = z.object({ chosen: PartChosen, key: z.string() });
export type PartToPay = z.infer<typeof PartToPay>;

/** Another choice has another key. */
export const partOf = (chosen: PartChosen): PartToPay => ({ chosen, key: newDeedKey() });

type Asked = PartToPay & { question: MoneyBackQuestion };

/**
 * Pays a part back once staff have agreed to what that does, in the server's own words. The key stays
 * the same while the same choice is tried again, so that nothing is paid back twice.
 */
export function usePartBack(id: string, onDone: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useAdminMutation({
    send: async (part: PartToPay, call) => {
      const body = partParams(part.chosen);
      const question = await call("moneyBack.ask", { params: { id }, body });
      setAsked({ ...part, question });
    },
    refreshes: [],
    failure: FAILED,
  });
  const paying = useAdminMutation({
    send: ({ chosen, key, question }: Asked, call) =>
      call("moneyBack.pay", {
        params: { id },
        body: { key, agreedCents: question.cents, choice: partParams(chosen) },
      }),
    refreshes: ["orders", "dashboard", "packing", "moneyBack"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
  });
  return {
    isPending: asking.isPending || paying.isPending,
    question: asked?.question,
    ask: (part: PartToPay) => asking.mutate(part),
    confirm() {
      if (asked) paying.mutate(asked, { onSuccess: onDone });
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

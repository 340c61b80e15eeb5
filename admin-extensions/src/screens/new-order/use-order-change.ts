import { lineIdOf, type Order, type OrderEditable, type PaymentMeans } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { useUnsaved } from "../components/leave-guard";
import { useDraft } from "../components/use-draft";
import { useAdminHost } from "../host/admin-host";
import { useAdminMutation } from "../host/use-admin-mutation";
import {
  type ChangeTerms,
  changedOrder,
  type NewOrder,
  NewOrderForm,
  type NewOrderValues,
  type OrderedGood,
  placedAsForm,
} from "./new-order-form";

const RESOLVER = zodResolver(NewOrderForm);
const valuesOf = ({ values }: { values: NewOrderValues }) => values;
const FAILED = "Failed to change the order. Please try again.";
const HOW_PAID = "Please say how the difference is paid.";
const NOT_ASKED = "What changes is not known yet. Please try again in a moment.";

/** The form of an order that is changed before it is sent, what that would do, and the doing of it. */
export function useOrderChange(order: Order, editable: OrderEditable) {
  const { whyNoGoods } = editable;
  // Of the order that is in the form, whatever becomes known of it while somebody types.
  const [record] = useState(() => ({
    state: editable.state,
    values: placedAsForm(order, editable),
  }));
  const form = useForm<NewOrderValues, unknown, NewOrder>({
    resolver: RESOLVER,
    defaultValues: record.values,
  });
  const draft = useDraft({ name: `order:${order.id}`, record, valuesOf, form });
  // What was typed on an order that is another one by now is refused, and not written over it.
  const { state } = draft.begun;
  useUnsaved(form.formState.isDirty);
  const values = form.watch();
  const hasGoods = whyNoGoods === null;
  const [means, setMeans] = useState<PaymentMeans | "link" | "">("");
  const question = useQuestion(order.id, values, { hasGoods, ...(means && { means }) });
  const isMore = (question.data?.differenceCents ?? 0) > 0;
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useAdminMutation({
    send: ({ change, agreedCents }: { change: NewOrder; agreedCents: number }, call) =>
      call("orderEdits.save", {
        params: { id: order.id },
        body: {
          ...changedOrder(change, { hasGoods, ...(means && { means }) }),
          state,
          agreedCents,
        },
      }),
    refreshes: ["orders", "orderEdits", "dashboard", "packing", "payLinks"],
    success: ({ order: { proposal }, message }) => ({
      title: proposal ? "Change Proposed" : "Order Changed",
      description: message,
    }),
    failure: FAILED,
    isShownElsewhere: () => true,
  });
  const save = form.handleSubmit((change) => {
    setProblem(null);
    if (!question.data || question.isPlaceholderData) return setProblem(NOT_ASKED);
    if (isMore && !means) return setProblem(HOW_PAID);
    const { amountCAD: agreedCents } = question.data;
    saving.mutate(
      { change, agreedCents },
      {
        onSuccess: draft.forget,
        onError: (error) => setProblem(error instanceof ApiError ? error.sentence : FAILED),
      },
    );
  });
  const add = useCallback(
    (good: OrderedGood) => {
      const lines = form.getValues("lines");
      const isIn = lines.some((line) => lineIdOf(line) === lineIdOf(good));
      const next = isIn
        ? lines.map((line) =>
            lineIdOf(line) === lineIdOf(good)
              ? { ...line, qty: String(Number(line.qty) + 1) }
              : line,
          )
        : [...lines, { ...good, qty: "1" }];
      form.setValue("lines", next, { shouldDirty: true });
    },
    [form],
  );
  const difference = { isMore, means, setMeans };
  return { form, values, question, problem, save, saving, add, hasGoods, difference, draft };
}

/** What the order would be, in the server's words; asked again with whatever is typed. */
function useQuestion(id: string, values: NewOrderValues, terms: ChangeTerms) {
  const { api } = useAdminHost();
  const typed = NewOrderForm.safeParse(values);
  const body = typed.success ? changedOrder(typed.data, terms) : undefined;
  return useQuery({
    queryKey: ["orderEdits", "question", id, body ?? {}],
    queryFn: () => {
      if (!body) throw new Error("The form is not filled in.");
      return api.call("orderEdits.ask", { params: { id }, body });
    },
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export type OrderChangeState = ReturnType<typeof useOrderChange>;

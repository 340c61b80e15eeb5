import { lineIdOf } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { zodResolver } from "@hookform/resolvers/zod";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { tellRefusedFields } from "../components/form-errors";
import { useUnsaved } from "../components/leave-guard";
import { useDraft } from "../components/use-draft";
import { useAdminHost } from "../host/admin-host";
import { useAdminMutation } from "../host/use-admin-mutation";
import {
  askedTotals,
  emptyOrder,
  type NewOrder,
  NewOrderForm,
  type NewOrderValues,
  type OrderedGood,
  placedOrder,
} from "./new-order-form";

const RESOLVER = zodResolver(NewOrderForm);
const sameValues = (values: NewOrderValues) => values;
const FAILED = "Failed to place the order. Please try again.";
const NO_TOTAL = "The total is not known yet. Please try again in a moment.";

/** The form of an order that staff take, what it comes to, and the placing of it. */
export function useNewOrder({
  begin,
  draftName,
}: {
  begin: () => NewOrderValues;
  draftName: string;
}) {
  const [begun] = useState(begin);
  const form = useForm<NewOrderValues, unknown, NewOrder>({
    resolver: RESOLVER,
    defaultValues: begun,
  });
  const draft = useDraft({ name: draftName, record: begun, valuesOf: sameValues, form });
  useUnsaved(form.formState.isDirty);
  const values = form.watch();
  const totals = useTotals(values);
  const [problem, setProblem] = useState<string | null>(null);

  const placing = useAdminMutation({
    send: (order: NewOrder, call) =>
      call("phoneOrders.place", { body: placedOrder(order, totals.data?.total ?? 0) }),
    refreshes: ["orders", "dashboard", "packing", "phoneOrders"],
    success: ({ order, message }) => ({
      title: `Order ${order.number} Placed`,
      description: message,
    }),
    failure: FAILED,
    isShownElsewhere: () => true,
  });

  const place = form.handleSubmit((order) => {
    setProblem(null);
    if (!totals.data || totals.isPlaceholderData) return setProblem(NO_TOTAL);
    placing.mutate(order, {
      onSuccess: () => draft.begin(emptyOrder()),
      onError: (error) => {
        tellRefusedFields(error, (path, message) =>
          form.setError(path as "shipping.name", { message }),
        );
        setProblem(error instanceof ApiError ? error.sentence : FAILED);
        void totals.refetch();
      },
    });
  });

  const add = useCallback(
    (good: OrderedGood) => {
      const lines = form.getValues("lines");
      const at = lines.findIndex((line) => lineIdOf(line) === lineIdOf(good));
      const before = lines[at];
      const next = before
        ? lines.map((line, index) =>
            index === at ? { ...line, qty: String(Number(line.qty) + 1) } : line,
          )
        : [...lines, { ...good, qty: "1" }];
      form.setValue("lines", next, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    },
    [form],
  );

  return { form, draft, values, totals, problem, place, placing, add };
}

/** What the order comes to, by the server's rules; asked again with whatever changes it. */
function useTotals(values: NewOrderValues) {
  const { api } = useAdminHost();
  const body = askedTotals(values);
  return useQuery({
    queryKey: ["phoneOrders", "totals", body ?? {}],
    queryFn: () => {
      if (!body) throw new Error("Nothing is ordered yet.");
      return api.call("phoneOrders.totals", { body });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export type NewOrderState = ReturnType<typeof useNewOrder>;

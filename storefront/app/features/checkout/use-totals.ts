import {
  type CheckoutTotalsAnswer,
  normalPostalCode,
  type ProvinceCode,
  type ShippingForm,
  type ShippingFormValues,
} from "@eldercare/contracts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type CartLines, subtotalCents } from "~/features/cart/cart-rules";
import { useCodes } from "~/features/totals/code-store";
import { payableCents } from "~/features/totals/payable-cents";
import { totalsQuery } from "~/features/totals/totals-query";
import { readSavedChoice, saveChoice } from "./saved-shipping";

/** What paying agrees to: a figure in cents, and what it was computed for. */
export interface AgreedTotals {
  totalCents: number;
  deliveryOptionId: string | undefined;
  codes: readonly string[];
  /** What was said of a written order, where it is asked for. */
  writtenOrder: string | undefined;
}

/** How the cart's totals stand. */
export interface CheckoutTotalsState {
  /** The last answer, while the next one is awaited. */
  totals: CheckoutTotalsAnswer | undefined;
  /** Whether they are the answer to what is asked now: no others can be paid. */
  isCurrent: boolean;
  error: Error | null;
  codes: readonly string[];
  hasAddress: boolean;
  retry: () => void;
}

type Form = UseFormReturn<ShippingFormValues, unknown, ShippingForm>;

/**
 * What the cart comes to with the address as far as it is typed, the delivery and the codes. It is
 * asked again when one of them is another, not while a postal code is half typed. `agree` waits for
 * the answer for a whole address.
 */
export function useTotals(userId: string, lines: CartLines, form: Form) {
  const [region, postal] = useWatch({ control: form.control, name: ["region", "postal"] });
  const [wanted, setWanted] = useState(() => readSavedChoice(userId, "deliveryOptionId"));
  const [writtenOrder, setWrittenOrder] = useState(() => readSavedChoice(userId, "writtenOrder"));
  const codes = useCodes();
  const queryClient = useQueryClient();
  const shipping = region
    ? { region: region as ProvinceCode, postal: normalPostalCode(postal ?? "") ?? "" }
    : undefined;
  const queryFor = (to: typeof shipping) =>
    totalsQuery(lines, {
      ...(to && { shipping: to }),
      ...(wanted !== undefined && { deliveryOptionId: wanted }),
      ...(writtenOrder && { writtenOrder }),
      codes,
    });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryFor(shipping),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });

  async function agree(to: Pick<ShippingForm, "region" | "postal">): Promise<AgreedTotals> {
    const query = queryFor({ region: to.region, postal: to.postal });
    // The answer on the page, or the one that is on its way.
    const totals = await queryClient.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
    return agreedTotals(lines, totals, { codes, writtenOrder });
  }
  function choose(deliveryOptionId: string) {
    saveChoice(userId, "deliveryOptionId", deliveryOptionId);
    setWanted(deliveryOptionId);
  }
  function sayWrittenOrder(words: string) {
    saveChoice(userId, "writtenOrder", words);
    setWrittenOrder(words);
  }
  const state: CheckoutTotalsState = {
    totals: data,
    isCurrent: data !== undefined && !error && !isFetching && !isPlaceholderData,
    error,
    codes,
    hasAddress: shipping !== undefined,
    retry: () => void refetch(),
  };
  return { state, wanted, choose, writtenOrder, sayWrittenOrder, agree };
}

/** The codes are those that apply; the delivery is named where there is a choice. */
function agreedTotals(
  lines: CartLines,
  totals: CheckoutTotalsAnswer,
  { codes, writtenOrder }: { codes: readonly string[]; writtenOrder: string | undefined },
): AgreedTotals {
  const applies = (code: string) =>
    totals.codes.some((each) => each.code === code && !each.problem);
  return {
    totalCents: payableCents(subtotalCents(lines), totals),
    deliveryOptionId: totals.deliveryOptions.length > 1 ? totals.deliveryOptionId : undefined,
    codes: codes.filter(applies),
    writtenOrder: (totals.asksWrittenOrder && writtenOrder) || undefined,
  };
}

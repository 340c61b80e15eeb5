import {
  askedLineOf,
  type CartItem,
  type CheckoutTotalsParams,
  centsFromDollars,
} from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";

type CartLines = readonly CartItem[];

/** What totals depend on besides the cart. */
export type TotalsQuestion = Pick<
  CheckoutTotalsParams,
  "shipping" | "deliveryOptionId" | "writtenOrder"
> & {
  codes?: readonly string[];
};

/** The beginning of each question's key: all that is known of totals. */
export const TOTALS_KEY = ["checkout", "totals"];

/** What is asked about these lines. */
export function totalsBody(
  lines: CartLines,
  { codes = [], ...question }: TotalsQuestion = {},
): CheckoutTotalsParams {
  return {
    items: lines.map(askedLineOf),
    ...question,
    ...(codes.length > 0 && { codes: [...codes] }),
  };
}

/** What these lines come to now (spec §7); another price in the cart is another question. */
export function totalsQuery(lines: CartLines, question?: TotalsQuestion) {
  const body = totalsBody(lines, question);
  return queryOptions({
    queryKey: [...TOTALS_KEY, body, lines.map(({ price }) => centsFromDollars(price))],
    // Taxes, delivery and codes are staff's to change: each visit of a page asks anew.
    staleTime: 0,
    // Never given up half way: a server that still reads the question would report a failure.
    queryFn: () => askTotals(body),
  });
}

/** Whoever moves to where the chosen delivery is not offered gets the shop's choice. */
async function askTotals(body: CheckoutTotalsParams) {
  try {
    return await shopApi.call("checkout.totals", { body });
  } catch (error) {
    const isNotOffered =
      error instanceof ApiError && error.fields.some(({ path }) => path === "deliveryOptionId");
    if (!isNotOffered) throw error;
    const { deliveryOptionId: _, ...rest } = body;
    return shopApi.call("checkout.totals", { body: rest });
  }
}

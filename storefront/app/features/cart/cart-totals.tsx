import { breakdownOf, type CheckoutTotalsAnswer, isPlain, totalsRows } from "@eldercare/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CodeField } from "~/features/totals/code-field";
import { useCodes } from "~/features/totals/code-store";
import { payableCents } from "~/features/totals/payable-cents";
import { TotalsList } from "~/features/totals/totals-list";
import { totalsQuery } from "~/features/totals/totals-query";
import { type CartLines, subtotalCents } from "./cart-rules";
import type { ServedCart } from "./served-cart";

type CartTotalsProps = { items: CartLines; served: ServedCart | null };

/**
 * Codes and what they take off, on the cart's page: nothing in a store without codes, whose cart
 * comes to its subtotal and free delivery.
 */
export function CartTotals({ items, served }: CartTotalsProps) {
  const codes = useCodes(served?.codes);
  const totals = useCartTotals(items, codes, served);
  if (!totals) return null;
  const breakdown = { ...breakdownOf(totals), total: payableCents(subtotalCents(items), totals) };
  // Without an address the way of delivery is not chosen yet.
  const rows = totalsRows({ ...breakdown, deliveryName: "" });
  return (
    <>
      {(totals.acceptsCodes || codes.length > 0) && (
        <CodeField codes={codes} totals={totals.codes} />
      )}
      {!isPlain({ ...breakdown, deliveryName: "" }) && (
        <>
          <TotalsList rows={rows.filter(({ label }) => label !== "Subtotal")} />
          <p>Checkout shows delivery and taxes for your address.</p>
        </>
      )}
    </>
  );
}

/** As they were served while they are those of this cart; asked anew after each change. */
function useCartTotals(
  items: CartLines,
  codes: readonly string[],
  served: ServedCart | null,
): CheckoutTotalsAnswer | undefined {
  const query = totalsQuery(items, { codes });
  const servedKey = served && totalsQuery(served.items, { codes: served.codes }).queryKey;
  const isServed = JSON.stringify(servedKey) === JSON.stringify(query.queryKey);
  const initialData = isServed ? served?.totals : null;
  const { data } = useQuery({
    ...query,
    ...(initialData && { initialData, staleTime: Number.POSITIVE_INFINITY }),
    placeholderData: keepPreviousData,
  });
  return data;
}

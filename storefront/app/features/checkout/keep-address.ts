import type { ShippingForm } from "@eldercare/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { savedAddressesQuery } from "~/api/account-queries";
import { shopApi } from "~/api/shop-api";

/** Keeps an order's address in the account. The order does not wait for it, and none fails by it. */
export function keepAddress(
  queryClient: QueryClient,
  { email: _, ...address }: ShippingForm,
): void {
  shopApi.call("account.keepAddress", { body: address }).then(
    (kept) => queryClient.setQueryData(savedAddressesQuery().queryKey, kept),
    () => undefined,
  );
}

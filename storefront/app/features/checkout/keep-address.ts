import type { OrderShipping, SavedAddressBody } from "@eldercare/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { savedAddressesQuery } from "~/api/account-queries";
import { shopApi } from "~/api/shop-api";

/** Keeps a paid order's address in the account. Nothing waits for it, and no order fails by it. */
export function keepAddress(
  queryClient: QueryClient,
  { email: _, ...address }: OrderShipping,
): void {
  shopApi.call("account.keepAddress", { body: address as SavedAddressBody }).then(
    (kept) => queryClient.setQueryData(savedAddressesQuery().queryKey, kept),
    () => undefined,
  );
}

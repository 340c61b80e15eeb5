import type {
  AccountOrderListResponse,
  SavedAddressListResponse,
  User,
} from "@eldercare/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountOrdersQuery, currentUserQuery, savedAddressesQuery } from "~/api/account-queries";
import type { Notice } from "~/api/notice-cookie";

/** The account as its page's server found it for the request's visitor. */
export type ServedAccount = {
  user: User;
  /** None for staff. */
  orders: AccountOrderListResponse | null;
  /** None for staff. */
  addresses: SavedAddressListResponse | null;
  /** What came of the form that led here. */
  notice: Notice | null;
};

/**
 * Takes over who is signed in, and their orders, before the page draws them. TanStack's own
 * hydration would do so only after it: the header has asked who is signed in already.
 */
export function useServedAccount(served: ServedAccount | null): void {
  const queryClient = useQueryClient();
  useState(() => {
    if (!served) return;
    queryClient.setQueryData(currentUserQuery().queryKey, served.user);
    if (served.addresses) {
      queryClient.setQueryData(savedAddressesQuery().queryKey, served.addresses);
    }
    if (served.orders) queryClient.setQueryData(accountOrdersQuery().queryKey, served.orders);
  });
}

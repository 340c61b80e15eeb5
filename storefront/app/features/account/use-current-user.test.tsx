import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { accountOrdersQuery, currentUserQuery, savedAddressesQuery } from "~/api/account-queries";
import { rememberUser } from "./use-current-user";

it("whoever signs in next in this tab sees no orders and no addresses of the one before", () => {
  const queryClient = new QueryClient();
  for (const { queryKey } of [accountOrdersQuery(), savedAddressesQuery()])
    queryClient.setQueryData<unknown>(queryKey, "of the one before");
  rememberUser(queryClient, null);
  expect(queryClient.getQueryData(accountOrdersQuery().queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(savedAddressesQuery().queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery().queryKey)).toBeNull();
});

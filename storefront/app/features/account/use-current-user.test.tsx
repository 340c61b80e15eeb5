import type { User } from "@eldercare/contracts";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { accountOrdersQuery, currentUserQuery, savedAddressesQuery } from "~/api/account-queries";
import { orderQuery } from "~/api/order-query";
import { GUEST_KEY, PAID_ORDER_KEY } from "./buyer-of-tab";
import { rememberUser } from "./use-current-user";

it("whoever signs in next in this tab sees no orders and no addresses of the one before", () => {
  const queryClient = new QueryClient();
  const own = [accountOrdersQuery(), savedAddressesQuery(), orderQuery("order_1")];
  for (const { queryKey } of own) queryClient.setQueryData<unknown>(queryKey, "of the one before");
  rememberUser(queryClient, null);
  for (const { queryKey } of own) expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery().queryKey)).toBeNull();
});

it("a person who signs in, and a session that ends, leave no paid order and no guest of the one before", () => {
  const queryClient = new QueryClient();
  const remember = () => {
    window.sessionStorage.setItem(GUEST_KEY, "before@example.ca");
    window.sessionStorage.setItem(PAID_ORDER_KEY, '{"orderId":"order_1","buyerId":"guest"}');
  };
  const kept = () => [GUEST_KEY, PAID_ORDER_KEY].map((key) => window.sessionStorage.getItem(key));
  const ada = { id: "cus_ada", firstName: "Ada" } as User;
  remember();
  rememberUser(queryClient, ada);
  expect(kept()).toEqual([null, null]);
  remember();
  rememberUser(queryClient, { ...ada, firstName: "Ida" });
  expect(kept()).not.toContain(null);
  rememberUser(queryClient, null);
  expect(kept()).toEqual([null, null]);
});

import type { AddressInput, AnswerOf, Given, JsonCallName } from "@eldercare/contracts/calls";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { medusaAdminApi } from "../mount/medusa-admin-api";

/** Start of the keys of all that widgets know from `/api`, beside the dashboard's own keys. */
const SHOP_KEY = "shop";

/**
 * What a widget on one of Medusa's pages shows of `/api`, in the dashboard's own cache; asked anew
 * whenever the page opens.
 */
export function useWidgetQuery<Name extends JsonCallName>(
  name: Name,
  ...given: Given<AddressInput<Name>>
): UseQueryResult<AnswerOf<Name>, Error> {
  const { queryKey, queryFn } = medusaAdminApi.question(name, ...given);
  return useQuery<AnswerOf<Name>, Error>({
    queryKey: [SHOP_KEY, ...queryKey],
    queryFn,
    refetchOnMount: "always",
    retry: false,
  });
}

import { apiAddress, type QueryParams } from "@eldercare/contracts/client";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { adminApi } from "../../screens/host/admin-api";

type Question<Schema extends z.ZodType> = {
  path: string;
  schema: Schema;
  params?: QueryParams;
};

/** Start of the keys of all that widgets know from `/api`, beside the dashboard's own keys. */
const SHOP_KEY = "shop";

/**
 * What a widget on one of Medusa's pages shows of `/api`, in the dashboard's own cache; asked anew
 * whenever the page opens.
 */
export function useWidgetQuery<Schema extends z.ZodType>({
  path,
  schema,
  params = {},
}: Question<Schema>): UseQueryResult<z.output<Schema>, Error> {
  return useQuery<z.output<Schema>, Error>({
    queryKey: [SHOP_KEY, path, apiAddress("", params)],
    queryFn: ({ signal }) => adminApi.get(path, schema, params, signal),
    refetchOnMount: "always",
    retry: false,
  });
}

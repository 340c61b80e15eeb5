import { ApiError, apiAddress, type QueryParams } from "@eldercare/contracts/client";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { z } from "zod";
import { adminApi } from "./admin-api";
import { useAdminHost } from "./admin-host";

type Question<Schema extends z.ZodType> = {
  path: string;
  schema: Schema;
  params?: QueryParams;
};

/** Signed out, or not staff: nothing on the screen can help, only signing in. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * What a screen shows of `/api`. Its key is the path and every parameter. A screen that opens asks
 * anew and shows what it knows meanwhile: staff act upon what they see. While another page of a
 * list loads, the one before stays.
 */
export function useAdminQuery<Schema extends z.ZodType>({
  path,
  schema,
  params = {},
}: Question<Schema>): UseQueryResult<z.output<Schema>, Error> {
  const { onRefused } = useAdminHost();
  const query = useQuery<z.output<Schema>, Error>({
    queryKey: [path, apiAddress("", params)],
    queryFn: ({ signal }) => adminApi.get(path, schema, params, signal),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
  const isRefused = isRefusal(query.error);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return query;
}

import { ROLE_NOT_ALLOWED } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import type { AddressInput, AnswerOf, Given, JsonCallName } from "@eldercare/contracts/calls";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAdminHost } from "./admin-host";

/**
 * Signed out, or not staff: nothing on the screen can help, only signing in. Staff whose role may not
 * are told so, like of any other failure.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || (error.status === 403 && error.code !== ROLE_NOT_ALLOWED));

/**
 * What a screen shows of `/api`, by the name of the call. A screen that opens asks anew and shows
 * what it knows meanwhile: staff act upon what they see. While another page of a list loads, the
 * one before stays.
 */
export function useAdminQuery<Name extends JsonCallName>(
  name: Name,
  ...given: Given<AddressInput<Name>>
): UseQueryResult<AnswerOf<Name>, Error> {
  const { api, onRefused } = useAdminHost();
  const query = useQuery<AnswerOf<Name>, Error>({
    ...api.question(name, ...given),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
  const isRefused = isRefusal(query.error);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return query;
}

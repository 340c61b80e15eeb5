import { HOME_WORDS } from "@eldercare/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { shopApi } from "~/api/shop-api";

export function homeTextsQuery() {
  const question = { query: { page: "home" as const } };
  return queryOptions({
    queryKey: shopApi.key("content.read", question),
    queryFn: ({ signal }) => shopApi.call("content.read", { ...question, signal }),
  });
}

/** The words of the home page as staff wrote them; without an answer the original ones. */
export function useHomeTexts(): typeof HOME_WORDS {
  // What is answered has been checked by each text's kind on the server.
  return { ...HOME_WORDS, ...useQuery(homeTextsQuery()).data };
}

import type { ProviderSearchQuery } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";

/** Refuses what this provider would answer wrongly, as the Search Module asks of providers. */
export function refuseUnsupported({ pagination, search_options }: ProviderSearchQuery): void {
  const asked = {
    facets: search_options?.facets?.length,
    highlighting: search_options?.highlight,
    "vector search": search_options?.vector,
    locales: search_options?.locales?.length,
    "distinct hits": search_options?.distinct,
    "a minimum score": search_options?.min_score !== undefined,
    "searching in single fields": search_options?.attributes_to_search_on,
    cursors: pagination?.cursor !== undefined,
  };
  const unsupported = Object.entries(asked).filter(([, isAsked]) => isAsked);
  if (unsupported.length === 0) return;
  throw new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `The typed search provider does not support ${unsupported.map(([name]) => name).join(", ")}.`,
  );
}

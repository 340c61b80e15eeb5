import type { ProductListQuery, SearchReading } from "@eldercare/contracts";
import type { SearchReading as ProviderReading } from "@eldercare/search-typed-postgres";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { listCategories } from "../categories/list-categories";
import { presentDocuments } from "./present-documents";
import { PRODUCT_INDEX, productFromAnswer } from "./product-document";

export type { ProviderReading };

/** Products that have something of a search which found nothing; they name its category. */
const NEAREST = 5;

/** What a shopper is told of how a search was read; nothing of one that was simply found. */
export async function searchReading(
  container: MedusaContainer,
  query: ProductListQuery,
  { total, understood }: { total: number; understood: ProviderReading },
): Promise<SearchReading | undefined> {
  const { corrected, given_up: givenUp = [], hint } = understood;
  if (total > 0 && corrected === undefined && givenUp.length === 0) return undefined;
  return {
    ...(corrected !== undefined && { corrected }),
    givenUp,
    nearestCategoryId: total === 0 ? await nearestCategory(container, query, hint) : null,
  };
}

/** The category that a rule names by its slug, else that of most products with one of the words. */
async function nearestCategory(
  container: MedusaContainer,
  { search }: ProductListQuery,
  hint: string | undefined,
): Promise<string | null> {
  const categories = await listCategories(container);
  const hinted = categories.find(({ slug }) => slug === hint);
  if (hinted) return hinted.id;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["answer"],
    filters: { q: search, listed: true },
    pagination: { take: NEAREST, order: { _score: "DESC", id: "ASC" } },
    search_options: { count: "none", match_strategy: "any", typo_tolerance: true },
  });
  const documents = await presentDocuments(container, data);
  const ids = documents.map((document) => productFromAnswer(document).categoryId);
  const known = ids.filter((id) => categories.some((category) => category.id === id));
  return mostFrequent(known);
}

/** The first of those that are there most often. */
export function mostFrequent(ids: readonly (string | null)[]): string | null {
  const times = (id: string | null) => ids.filter((other) => other === id).length;
  return ids.reduce<string | null>(
    (best, id) => (best === null || times(id) > times(best) ? id : best),
    null,
  );
}

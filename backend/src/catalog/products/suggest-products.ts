import type { Product, SuggestedProduct } from "@eldercare/contracts";
import { MENTIONED } from "@eldercare/search-typed-postgres";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { presentDocuments } from "./present-documents";
import { PRODUCT_INDEX, type PresentDocument, productFromAnswer } from "./product-document";
import { filtersOf, orderOf } from "./product-list-query";
import type { ProviderReading } from "./search-reading";

const PRODUCTS = 5;

export interface SuggestedProducts {
  products: SuggestedProduct[];
  /** The main categories of these products, in their order. */
  categoryIds: Product["categoryId"][];
  /** The text with its spelling corrected, where these are the products of that. */
  corrected?: string;
}

/**
 * The first products of the list that a search for this text shows. Where some are called so, those
 * whose texts merely speak of it are left out: "walk" means walkers, not what one walks with.
 */
export async function suggestProducts(
  container: MedusaContainer,
  search: string,
): Promise<SuggestedProducts> {
  const { data, search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["answer", "price_cents", "price_max_cents"],
    filters: filtersOf({ search }),
    pagination: { skip: 0, take: PRODUCTS, order: orderOf({ search }) },
    search_options: {
      count: "none",
      match_strategy: "last",
      typo_tolerance: true,
      include_score: true,
    },
  });
  const { corrected }: ProviderReading = search_result.provider_metadata?.reading ?? {};
  const documents = await presentDocuments(container, data);
  const found = documents.map((document) => ({ document, product: productFromAnswer(document) }));
  const isCalledSo = new Set(
    search_result.hits.flatMap(({ id, score = 0 }) => (score > MENTIONED ? [id] : [])),
  );
  const meant = found.filter(({ product }) => isCalledSo.has(product.id));
  return {
    products: (meant.length > 0 ? meant : found).map(({ document, product }) =>
      suggested(product, document),
    ),
    categoryIds: found.map(({ product }) => product.categoryId),
    ...(corrected !== undefined && { corrected }),
  };
}

function suggested(
  { id, name, slug, images }: Product,
  { price_cents, price_max_cents }: PresentDocument,
): SuggestedProduct {
  const priceCAD = Number(price_cents);
  return {
    ...{ id, name, slug, priceCAD },
    isFrom: Number(price_max_cents) > priceCAD,
    imageUrl: images[0] ?? null,
  };
}

import type { ProductFacetsParams, ProductListParams } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { shopApi } from "./shop-api";

/** Keys are the call and every input, so no two questions share an answer. */

export function productListQuery(query: ProductListParams = {}) {
  return queryOptions({
    queryKey: shopApi.key("products.list", { query }),
    queryFn: ({ signal }) => shopApi.call("products.list", { query, signal }),
  });
}

export function productFacetsQuery(query: ProductFacetsParams) {
  return queryOptions({
    queryKey: shopApi.key("products.facets", { query }),
    queryFn: ({ signal }) => shopApi.call("products.facets", { query, signal }),
  });
}

export function productQuery(slug: string) {
  const params = { slug };
  return queryOptions({
    queryKey: shopApi.key("products.read", { params }),
    queryFn: ({ signal }) => shopApi.call("products.read", { params, signal }),
  });
}

const NEWEST_REVIEWS = 5;
export const REVIEWS_PAGE_SIZE = 10;

/** What buyers say of a product: a page of all of it, or the newest. */
export function reviewListQuery(slug: string, page?: number) {
  const input = {
    params: { slug },
    query:
      page === undefined
        ? { limit: String(NEWEST_REVIEWS) }
        : {
            limit: String(REVIEWS_PAGE_SIZE),
            offset: String((page - 1) * REVIEWS_PAGE_SIZE),
          },
  };
  return queryOptions({
    queryKey: shopApi.key("reviews.list", input),
    queryFn: ({ signal }) => shopApi.call("reviews.list", { ...input, signal }),
  });
}

export function categoryListQuery() {
  return queryOptions({
    queryKey: shopApi.key("categories.list"),
    queryFn: ({ signal }) => shopApi.call("categories.list", { signal }),
  });
}

export function carouselQuery() {
  return queryOptions({
    queryKey: shopApi.key("carousel.list"),
    queryFn: ({ signal }) => shopApi.call("carousel.list", { signal }),
  });
}

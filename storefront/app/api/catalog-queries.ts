import type { ProductListParams } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { shopApi } from "./shop-api";

/** Keys are the call and every input, so no two questions share an answer. */

export function productListQuery(query: ProductListParams = {}) {
  return queryOptions({
    queryKey: shopApi.key("products.list", { query }),
    queryFn: ({ signal }) => shopApi.call("products.list", { query, signal }),
  });
}

export function productQuery(slug: string) {
  const params = { slug };
  return queryOptions({
    queryKey: shopApi.key("products.read", { params }),
    queryFn: ({ signal }) => shopApi.call("products.read", { params, signal }),
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

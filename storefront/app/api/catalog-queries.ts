import type { ProductListParams } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { answerSchema } from "./answer-schema";
import { apiAddress, apiGet } from "./client";

/** Keys are the path and every input, so no two questions share an answer. */

export function productListQuery(params: ProductListParams = {}) {
  return queryOptions({
    queryKey: ["/api/products", apiAddress("", params)],
    queryFn: ({ signal }) =>
      apiGet("/api/products", answerSchema("ProductListResponse"), params, signal),
  });
}

export function productQuery(slug: string) {
  const path = `/api/products/${encodeURIComponent(slug)}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => apiGet(path, answerSchema("ProductDetail"), {}, signal),
  });
}

export function categoryListQuery() {
  return queryOptions({
    queryKey: ["/api/categories"],
    queryFn: ({ signal }) =>
      apiGet("/api/categories", answerSchema("CategoryListResponse"), {}, signal),
  });
}

export function carouselQuery() {
  return queryOptions({
    queryKey: ["/api/carousel"],
    queryFn: ({ signal }) =>
      apiGet("/api/carousel", answerSchema("CarouselListResponse"), {}, signal),
  });
}

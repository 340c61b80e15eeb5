import { HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { data } from "react-router";
import { categoryListQuery, productListQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { listParams, readFilters } from "~/features/catalog/filters";
import { type ListingMetaInput, listingMeta } from "~/features/catalog/listing-meta";
import { pageQueryData } from "~/features/catalog/page-query-data";
import { ProductListing } from "~/features/catalog/product-listing";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/products";

/** Throws 404 for a category that does not exist; hands over what the address asks for. */
async function queryOf(queryClient: QueryClient, url: string, pathCategory?: string) {
  const filters = readFilters(new URL(url).searchParams, pathCategory);
  const categories = await queryClient.fetchQuery(categoryListQuery());
  const category = categories.find(({ slug }) => slug === filters.category);
  if (filters.category && !category) throw data(null, { status: 404 });
  return productListQuery(listParams(filters, category?.id));
}

export const loader = ({ request, params }: Route.LoaderArgs) =>
  loadPageData(async (client) => {
    await client.fetchQuery(await queryOf(client, request.url, params.category));
  });

/** In the browser the page shows at once and says that it is loading. */
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadPageData(async (client) => {
    void client.prefetchQuery(await queryOf(client, request.url, params.category));
  });

export const meta: Route.MetaFunction = ({ matches, loaderData, location, params }) => {
  const filters = readFilters(new URLSearchParams(location.search), params.category);
  const categories = pageQueryData(loaderData, categoryListQuery());
  const input: ListingMetaInput = {
    filters,
    category: categories?.find(({ slug }) => slug === filters.category),
  };
  return pageMeta({ shopUrl: shopUrlOf(matches), ...listingMeta(input) });
};

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <ProductListing />
    </HydrationBoundary>
  );
}

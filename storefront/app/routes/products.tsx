import { HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { data } from "react-router";
import { categoryListQuery, productFacetsQuery, productListQuery } from "~/api/catalog-queries";
import { movedTo } from "~/api/moved-page";
import { loadPageData } from "~/api/query-client";
import { NotFoundPage } from "~/components/not-found-page";
import { askedCategory } from "~/features/catalog/asked-category";
import { facetParams, listParams, readFilters } from "~/features/catalog/filters";
import { listingMeta } from "~/features/catalog/listing-meta";
import { pageQueryData } from "~/features/catalog/page-query-data";
import { listingCrumbs } from "~/features/catalog/product-crumbs";
import { ProductListing } from "~/features/catalog/product-listing";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/products";

/** The list that the address asks for, and its counts; nothing for a category that does not exist. */
async function queriesOf(queryClient: QueryClient, url: string, pathCategory?: string) {
  const filters = readFilters(new URL(url).searchParams, pathCategory);
  const categories = await queryClient.fetchQuery(categoryListQuery());
  const category = askedCategory(categories, filters.category);
  if (filters.category && !category) return null;
  if (category && category.slug !== filters.category) {
    throw movedTo(`/products/${encodeURIComponent(category.slug)}`, url, "category");
  }
  return {
    list: productListQuery(listParams(filters, category?.id)),
    facets: productFacetsQuery(facetParams(filters, category?.id)),
  };
}

export async function loader({ request, params }: Route.LoaderArgs) {
  let isMissing = false;
  const page = await loadPageData(async (client) => {
    const queries = await queriesOf(client, request.url, params.category);
    // A list without its counts is a list still.
    if (queries)
      await Promise.all([client.fetchQuery(queries.list), client.prefetchQuery(queries.facets)]);
    isMissing = queries === null;
  });
  return data({ ...page, isMissing }, { status: isMissing ? 404 : 200 });
}

/** In the browser the page shows at once and says that it is loading. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  let isMissing = false;
  const page = await loadPageData(async (client) => {
    const queries = await queriesOf(client, request.url, params.category);
    if (queries) {
      void client.prefetchQuery(queries.list);
      void client.prefetchQuery(queries.facets);
    }
    isMissing = queries === null;
  });
  return { ...page, isMissing };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location, params }) => {
  const shopUrl = shopUrlOf(matches);
  if (loaderData?.isMissing) {
    const title = "404 Page Not Found";
    const description = "There is no such category.";
    return pageMeta({ shopUrl, title, description, path: location.pathname, isHidden: true });
  }
  const filters = readFilters(new URLSearchParams(location.search), params.category);
  const categories = pageQueryData(loaderData, categoryListQuery());
  const category = categories?.find(({ slug }) => slug === filters.category);
  const page = pageMeta({ shopUrl, ...listingMeta({ filters, category }) });
  if (!category) return page;
  return [...page, { "script:ld+json": breadcrumbData(listingCrumbs(category), shopUrl) }];
};

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.isMissing) return <NotFoundPage />;
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <ProductListing />
    </HydrationBoundary>
  );
}

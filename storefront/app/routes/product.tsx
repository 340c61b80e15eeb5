import type { ProductDetail as DetailedProduct, ProductListResponse } from "@eldercare/contracts";
import {
  HydrationBoundary,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ApiError } from "~/api/api-error";
import { categoryListQuery, productQuery, reviewListQuery } from "~/api/catalog-queries";
import { movedTo } from "~/api/moved-page";
import { loadPageData } from "~/api/query-client";
import { afterFrame } from "~/components/after-frame";
import { pageQueryData } from "~/features/catalog/page-query-data";
import { productCrumbs } from "~/features/catalog/product-crumbs";
import { ProductDetail } from "~/features/catalog/product-detail";
import { ProductNotFound } from "~/features/catalog/product-not-found";
import { productStructuredData } from "~/features/catalog/product-structured-data";
import { relatedQuery } from "~/features/catalog/related-products";
import { breadcrumbData } from "~/seo/breadcrumb-data";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/product";

/** Every list that was asked for, whatever its filters. */
const LISTS = ["products", "list"];

/** What lists leave out of a product. */
const NOT_IN_LISTS = { imageAlts: [], french: null, tags: [], meta: null, categoryIds: [] };

/** A product that was just seen in a list shows without a wait; what lists leave out follows (`KnownProduct`). */
function takeFromLists(client: QueryClient, slug: string): void {
  const query = productQuery(slug);
  if (client.getQueryData(query.queryKey)) return;
  const product = client
    .getQueriesData<ProductListResponse>({ queryKey: LISTS })
    .flatMap(([, list]) => list?.products ?? [])
    .find((candidate) => candidate.slug === slug);
  if (!product) return;
  client.setQueryData(query.queryKey, { ...product, ...NOT_IN_LISTS });
  void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: "none" });
}

/** The product itself must be there, as far as a list knows it; what stands around it may fail. */
async function fill(client: QueryClient, slug: string) {
  const [product] = await Promise.all([
    client.ensureQueryData(productQuery(slug)),
    client.prefetchQuery(categoryListQuery()),
  ]);
  return product;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** An address that the product had before leads to the one that it has. */
function leadOn({ slug }: DetailedProduct, asked: string, { url }: Request): void {
  if (slug !== asked) throw movedTo(`/product/${slug}`, url);
}

export async function loader({ params, request }: Route.LoaderArgs) {
  try {
    return await loadPageData(async (client) => {
      const product = await fill(client, params.slug);
      leadOn(product, params.slug, request);
      await Promise.all([
        client.prefetchQuery(reviewListQuery(params.slug)),
        product.categoryId && client.prefetchQuery(relatedQuery(product)),
      ]);
    });
  } catch (error) {
    if (isMissing(error)) return data({ dehydrated: null }, { status: 404 });
    throw error;
  }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  try {
    return await loadPageData(async (client) => {
      takeFromLists(client, params.slug);
      leadOn(await fill(client, params.slug), params.slug, request);
    });
  } catch (error) {
    if (isMissing(error)) return { dehydrated: null };
    throw error;
  }
}

/** A choice of variant changes the address alone. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.slug !== nextParams.slug && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const shopUrl = shopUrlOf(matches);
  const path = `/product/${params.slug}`;
  const product = pageQueryData(loaderData, productQuery(params.slug));
  if (!product) {
    const description = "We have no product at this address.";
    return pageMeta({ shopUrl, title: "Product Not Found", description, path, isHidden: true });
  }
  const category = pageQueryData(loaderData, categoryListQuery())?.find(
    ({ id }) => id === product.categoryId,
  );
  const reviews = pageQueryData(loaderData, reviewListQuery(params.slug));
  const [image] = product.images;
  return [
    ...pageMeta({
      shopUrl,
      title: product.meta?.title || product.name,
      description: product.meta?.description || product.description,
      path,
      image: image ? `${image}?w=1280` : null,
      imageAlt: product.imageAlts[0] || product.name,
      type: "product",
    }),
    { "script:ld+json": productStructuredData(product, shopUrl, reviews?.reviews) },
    { "script:ld+json": breadcrumbData(productCrumbs(product, category), shopUrl) },
  ];
};

function KnownProduct({ product }: { product: DetailedProduct }) {
  const client = useQueryClient();
  // After the first frame: what makes calls would else be started before the product shows.
  useEffect(
    () => afterFrame(() => void client.prefetchQuery(productQuery(product.slug))),
    [client, product.slug],
  );
  const { data: categories } = useQuery(categoryListQuery());
  const category = categories?.find(({ id }) => id === product.categoryId);
  return <ProductDetail key={product.id} product={product} category={category} />;
}

function ProductOfPage({ slug }: { slug: string }) {
  // The loader has asked; what is not in the cache does not exist.
  const { data: product } = useQuery({ ...productQuery(slug), enabled: false });
  return product ? <KnownProduct product={product} /> : <ProductNotFound slug={slug} />;
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <ProductOfPage slug={params.slug} />
    </HydrationBoundary>
  );
}

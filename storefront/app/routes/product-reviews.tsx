import { HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { data, Link, useLocation } from "react-router";
import { ApiError } from "~/api/api-error";
import { productQuery, REVIEWS_PAGE_SIZE, reviewListQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { Breadcrumb } from "~/components/breadcrumb";
import { Unbroken } from "~/components/unbroken";
import { pageQueryData } from "~/features/catalog/page-query-data";
import { productCrumbs } from "~/features/catalog/product-crumbs";
import { ProductNotFound } from "~/features/catalog/product-not-found";
import { ReviewList } from "~/features/catalog/review-list";
import styles from "~/features/catalog/reviews.module.css";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/product-reviews";

const pageOf = (search: string) => {
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1;
};

const pathOf = (slug: string, page: number) =>
  `/product/${slug}/reviews${page > 1 ? `?page=${page}` : ""}`;

const fill = (slug: string, page: number) => (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(productQuery(slug)),
    client.ensureQueryData(reviewListQuery(slug, page)),
  ]);

async function load({ request, params: { slug } }: { request: Request; params: { slug: string } }) {
  try {
    return await loadPageData(fill(slug, pageOf(new URL(request.url).search)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data({ dehydrated: null }, { status: 404 });
    }
    throw error;
  }
}

export const loader = (args: Route.LoaderArgs) => load(args);

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const name = pageQueryData(loaderData, productQuery(params.slug))?.name ?? "Product Not Found";
  const page = pageOf(location.search);
  return pageMeta({
    shopUrl: shopUrlOf(matches),
    title: `Reviews of ${name}${page > 1 ? `, page ${page}` : ""}`,
    description: `What people who bought ${name} from us think of it.`,
    path: pathOf(params.slug, page),
    isHidden: true,
  });
};

function Reviews({ slug, page }: { slug: string; page: number }) {
  const { data: product } = usePrefetchedQuery(productQuery(slug));
  const { data: list } = usePrefetchedQuery(reviewListQuery(slug, page));
  if (!product) return <ProductNotFound slug={slug} />;
  const isMore = page * REVIEWS_PAGE_SIZE < (list?.total ?? 0);
  return (
    <div className={`page-width ${styles.section} ${styles.page}`}>
      <Breadcrumb
        crumbs={[...productCrumbs(product), { label: "Reviews", to: pathOf(slug, page) }]}
      />
      <h1>
        <Unbroken text={`Reviews of ${product.name}`} />
      </h1>
      {list && list.reviews.length === 0 && (
        <p>{page > 1 ? "There are no more reviews." : "No one has reviewed this product yet."}</p>
      )}
      {list && <ReviewList reviews={list.reviews} />}
      <p className={styles.ways}>
        {page > 1 && <Link to={pathOf(slug, page - 1)}>Newer Reviews</Link>}
        {isMore && <Link to={pathOf(slug, page + 1)}>Older Reviews</Link>}
        <Link to={`/product/${slug}`}>Back to {product.name}</Link>
      </p>
    </div>
  );
}

/** All reviews of a product, page by page. */
export default function ProductReviewsPage({ loaderData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Reviews slug={params.slug} page={pageOf(search)} />
    </HydrationBoundary>
  );
}

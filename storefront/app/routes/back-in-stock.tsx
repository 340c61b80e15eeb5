import { HydrationBoundary } from "@tanstack/react-query";
import { data, useSearchParams } from "react-router";
import { ApiError } from "~/api/api-error";
import { productQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { AccountPage } from "~/features/account/account-page";
import type { PostedForm } from "~/features/account/posted-form";
import { postForm } from "~/features/account/posted-form.server";
import { productCrumbs } from "~/features/catalog/product-crumbs";
import { ProductNotFound } from "~/features/catalog/product-not-found";
import { StockAlertForm } from "~/features/stock-alerts/stock-alert-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/back-in-stock";

const TITLE = "Tell Me When It Is Back";

/** Of a slug as the router read it: whatever stands in the address may stand in a header. */
const pathOf = (slug: string) => `/product/${encodeURIComponent(slug)}/back-in-stock`;

/** The form sent without scripts. */
export const action = ({ request, params: { slug } }: Route.ActionArgs) =>
  postForm(request, { "stockAlerts.ask": () => ({ path: `${pathOf(slug)}?sent=yes` }) });

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  try {
    return await loadPageData((client) => client.ensureQueryData(productQuery(slug)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return data({ dehydrated: null }, { status: 404 });
    }
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "One email when a product that is sold out is back in stock.",
    path: pathOf(params.slug),
    isHidden: true,
  });

function BackInStock({ slug, posted }: { slug: string; posted: PostedForm | undefined }) {
  const { data: product } = usePrefetchedQuery(productQuery(slug));
  const [params] = useSearchParams();
  if (!product) return <ProductNotFound slug={slug} />;
  return (
    <AccountPage
      title={TITLE}
      crumbs={[...productCrumbs(product), { label: TITLE, to: pathOf(slug) }]}
    >
      <StockAlertForm
        product={product}
        chosen={params.get("variant")}
        posted={posted}
        isSent={params.get("sent") === "yes" && !posted}
      />
    </AccountPage>
  );
}

/** Where somebody asks for one mail when a product is back in stock (decision 115). */
export default function BackInStockPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <BackInStock slug={params.slug} posted={actionData} />
    </HydrationBoundary>
  );
}

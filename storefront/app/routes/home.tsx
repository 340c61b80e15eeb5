import { formatCents } from "@eldercare/contracts";
import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { productListQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/home";

const loadPage = () => loadPageData((client) => client.fetchQuery(productListQuery()));
export const loader = () => loadPage();
export const clientLoader = () => loadPage();

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Our Products",
    description: "Mobility aids, bathroom safety and everyday helpers.",
    path: location.pathname,
  });

function ProductNames() {
  const { data } = useQuery(productListQuery());
  return (
    <ul>
      {data?.products.map((product) => (
        <li key={product.id}>
          <Link to={`/product/${product.slug}`}>{product.name}</Link> {formatCents(product.priceCAD)}
        </li>
      ))}
    </ul>
  );
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <section className="page-width">
        <h1>Our Products</h1>
        <ProductNames />
      </section>
    </HydrationBoundary>
  );
}

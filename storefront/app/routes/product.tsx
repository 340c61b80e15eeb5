import { formatCents } from "@eldercare/contracts";
import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { productQuery } from "~/api/catalog-queries";
import { loadPageData } from "~/api/query-client";
import { Button } from "~/components/button";
import { toast } from "~/components/toast";
import { addedToCart } from "~/features/cart/cart-messages";
import { useCart } from "~/features/cart/cart-store";
import type { Route } from "./+types/product";

const loadPage = (slug: string) =>
  loadPageData((client) => client.fetchQuery(productQuery(slug)));
export const loader = ({ params }: Route.LoaderArgs) => loadPage(params.slug);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadPage(params.slug);

function ProductFacts({ slug }: { slug: string }) {
  const { data: product } = useQuery(productQuery(slug));
  const { add } = useCart();
  if (!product) return null;
  const { id, name, priceCAD, images, stock } = product;
  return (
    <>
      <h1>{name}</h1>
      <p>{formatCents(priceCAD)}</p>
      <Button
        onClick={() => {
          add({ id, name, price: priceCAD / 100, image: images[0] ?? "", stock });
          toast(addedToCart(name));
        }}
      >
        Add to Cart
      </Button>
    </>
  );
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <section className="page-width">
        <ProductFacts slug={params.slug} />
      </section>
    </HydrationBoundary>
  );
}

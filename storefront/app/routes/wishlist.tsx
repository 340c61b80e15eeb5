import { personalPageHeaders } from "~/api/personal-page.server";
import { loadWishlist, postWishlist } from "~/features/wishlist-page/wishlist.server";
import { WishlistPage } from "~/features/wishlist-page/wishlist-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/wishlist";

/** Every form that changes the list ends here, but for those of products and of the cart. */
export const action = ({ request }: Route.ActionArgs) => postWishlist(request);

export const loader = ({ request }: Route.LoaderArgs) => loadWishlist(request);

/** Of one person, but where its address names the products. */
export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Saved for Later",
    description: "Products that were saved for later, with today's prices and stock.",
    path: "/wishlist",
    isHidden: true,
  });

export default function WishlistRoute({ loaderData, matches }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} shopUrl={shopUrlOf(matches)} />;
}

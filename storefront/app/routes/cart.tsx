import { personalPageHeaders } from "~/api/personal-page.server";
import { changeCart, loadCart } from "~/features/cart/cart-of-request.server";
import { CartPage } from "~/features/cart/cart-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/cart";

/** Every form of the cart ends here: those of products, and its own. */
export const action = ({ request }: Route.ActionArgs) => changeCart(request);

export const loader = ({ request }: Route.LoaderArgs) => loadCart(request);

/** Within a visit the browser knows its cart itself. */
export const clientLoader = () => null;

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Your Cart",
    description: "What is in your cart, and what it costs today.",
    path: "/cart",
    isHidden: true,
  });

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartPage served={loaderData} />;
}

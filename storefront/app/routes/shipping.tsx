import { SHIPPING_PAGE } from "~/content/information/shipping";
import { TextPage } from "~/features/information/text-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/shipping";

const PATH = "/shipping";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = SHIPPING_PAGE;
  return pageMeta({ shopUrl: shopUrlOf(matches), title, description, path: PATH });
};

export default function ShippingPage() {
  return <TextPage page={SHIPPING_PAGE} path={PATH} />;
}

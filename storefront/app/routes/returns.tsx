import { RETURNS_PAGE } from "~/content/information/returns";
import { TextPage } from "~/features/information/text-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/returns";

const PATH = "/returns";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = RETURNS_PAGE;
  return pageMeta({ shopUrl: shopUrlOf(matches), title, description, path: PATH });
};

export default function ReturnsPage() {
  return <TextPage page={RETURNS_PAGE} path={PATH} />;
}

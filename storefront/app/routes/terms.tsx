import { TERMS_PAGE } from "~/content/information/terms";
import { TextPage } from "~/features/information/text-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/terms";

const PATH = "/terms";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = TERMS_PAGE;
  return pageMeta({ shopUrl: shopUrlOf(matches), title, description, path: PATH });
};

export default function TermsPage() {
  return <TextPage page={TERMS_PAGE} path={PATH} />;
}

import { PRIVACY_PAGE } from "~/content/information/privacy";
import { TextPage } from "~/features/information/text-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/privacy";

const PATH = "/privacy";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = PRIVACY_PAGE;
  return pageMeta({ shopUrl: shopUrlOf(matches), title, description, path: PATH });
};

export default function PrivacyPage() {
  return <TextPage page={PRIVACY_PAGE} path={PATH} />;
}

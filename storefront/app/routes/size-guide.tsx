import { SIZE_GUIDE_PAGE } from "~/content/information/size-guide";
import { SizeCalculator } from "~/features/information/size-calculator";
import { TextPage } from "~/features/information/text-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/size-guide";

const PATH = "/size-guide";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = SIZE_GUIDE_PAGE;
  return pageMeta({ shopUrl: shopUrlOf(matches), title, description, path: PATH });
};

export default function SizeGuidePage() {
  return (
    <TextPage page={SIZE_GUIDE_PAGE} path={PATH}>
      <SizeCalculator />
    </TextPage>
  );
}

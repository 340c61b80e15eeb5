import { personalPageHeaders } from "~/api/personal-page.server";
import { changeComparison, loadComparison } from "~/features/compare/compare.server";
import { ComparePage } from "~/features/compare/compare-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/compare";

/** The button “Compare” of every product ends here. */
export const action = ({ request }: Route.ActionArgs) => changeComparison(request);

export const loader = ({ request }: Route.LoaderArgs) => loadComparison(request);

/** Of one person: without products in its address it is what this browser compares. */
export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Compare Products",
    description: "Up to four products beside each other, with what differs marked.",
    path: "/compare",
    isHidden: true,
  });

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}

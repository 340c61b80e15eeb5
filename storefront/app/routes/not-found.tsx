import { data } from "react-router";
import { NotFoundPage } from "~/components/not-found-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/not-found";

/** Every path without a page of its own (spec §2). */
export function loader() {
  return data(null, { status: 404 });
}

export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "404 Page Not Found",
    description: "There is no page at this address.",
    path: location.pathname,
    isHidden: true,
  });

export default NotFoundPage;

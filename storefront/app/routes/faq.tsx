import { FAQ_DESCRIPTION, FAQ_TITLE } from "~/content/information/faq";
import { FaqPage } from "~/features/information/faq-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/faq";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: FAQ_TITLE,
    description: FAQ_DESCRIPTION,
    path: "/faq",
  });

export default FaqPage;

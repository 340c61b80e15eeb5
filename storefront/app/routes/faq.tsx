import { FAQ_DESCRIPTION, FAQ_TITLE } from "~/content/information/faq";
import { FaqPage } from "~/features/information/faq-page";
import { faqStructuredData } from "~/features/information/faq-structured-data";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/faq";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    shopUrl: shopUrlOf(matches),
    title: FAQ_TITLE,
    description: FAQ_DESCRIPTION,
    path: "/faq",
  }),
  { "script:ld+json": faqStructuredData(matches[1].loaderData.texts.phone) },
];

export default FaqPage;

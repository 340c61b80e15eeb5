import { FaqPage } from "~/features/information/faq-page";
import { faqStructuredData } from "~/features/information/faq-structured-data";
import { readFaqPage } from "~/features/information/read-faq-page.server";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/faq";

export const loader = () => readFaqPage();

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...textPageMeta(matches, loaderData, "/faq"),
  ...(loaderData ? [{ "script:ld+json": faqStructuredData(loaderData.groups) }] : []),
];

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqPage page={loaderData} />;
}

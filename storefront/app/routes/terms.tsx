import { readTextPage } from "~/features/information/read-text-page.server";
import { TextPage } from "~/features/information/text-page";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/terms";

const PATH = "/terms";

export const loader = () => readTextPage("terms");

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, PATH);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} path={PATH} />;
}

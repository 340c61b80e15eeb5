import { readTextPage } from "~/features/information/read-text-page.server";
import { TextPage } from "~/features/information/text-page";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/accessibility";

const PATH = "/accessibility";

export const loader = () => readTextPage("accessibility");

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, PATH);

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} path={PATH} />;
}

import { readTextPage } from "~/features/information/read-text-page.server";
import { TextPage } from "~/features/information/text-page";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/returns";

const PATH = "/returns";

export const loader = () => readTextPage("returns");

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, PATH);

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  return <TextPage page={loaderData} path={PATH} />;
}

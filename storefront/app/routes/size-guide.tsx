import { readTextPage } from "~/features/information/read-text-page.server";
import { SizeCalculator } from "~/features/information/size-calculator";
import { TextPage } from "~/features/information/text-page";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/size-guide";

const PATH = "/size-guide";

export const loader = () => readTextPage("size-guide");

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, PATH);

export default function SizeGuidePage({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage page={loaderData} path={PATH}>
      <SizeCalculator />
    </TextPage>
  );
}

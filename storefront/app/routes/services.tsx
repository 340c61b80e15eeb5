import { readServicesPage } from "~/features/information/read-services-page.server";
import { ServicesPage } from "~/features/information/services-page";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/services";

export const loader = () => readServicesPage();

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, "/services");

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <ServicesPage page={loaderData} />;
}

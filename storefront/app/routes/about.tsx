import { AboutPage } from "~/features/information/about-page";
import { readAboutPage } from "~/features/information/read-about-page.server";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/about";

export const loader = () => readAboutPage();

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData, "/about");

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage page={loaderData} />;
}

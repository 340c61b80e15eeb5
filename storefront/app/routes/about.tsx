import { ABOUT_DESCRIPTION, ABOUT_TITLE } from "~/content/information/about";
import { AboutPage } from "~/features/information/about-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: ABOUT_TITLE,
    description: ABOUT_DESCRIPTION,
    path: "/about",
  });

export default AboutPage;

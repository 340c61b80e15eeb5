import { SERVICES_DESCRIPTION, SERVICES_TITLE } from "~/content/information/services";
import { ServicesPage } from "~/features/information/services-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: SERVICES_TITLE,
    description: SERVICES_DESCRIPTION,
    path: "/services",
  });

export default ServicesPage;

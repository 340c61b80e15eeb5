import { CONTACT_DESCRIPTION, CONTACT_TITLE } from "~/content/information/contact";
import { postForm } from "~/features/account/posted-form.server";
import { ContactPage } from "~/features/contact/contact-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/contact";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, { "contact.send": () => ({ path: "/contact?sent=yes" }) });

export const loader = ({ request }: Route.LoaderArgs) => ({
  isSent: new URL(request.url).searchParams.get("sent") === "yes",
});

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isSent: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: CONTACT_TITLE,
    description: CONTACT_DESCRIPTION,
    path: "/contact",
  });

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage posted={actionData} isSent={loaderData.isSent} />;
}

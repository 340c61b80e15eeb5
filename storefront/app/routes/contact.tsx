import { postForm } from "~/features/account/posted-form.server";
import { ContactPage } from "~/features/contact/contact-page";
import { readContactPage } from "~/features/information/read-contact-page.server";
import { textPageMeta } from "~/features/information/text-page-meta";
import type { Route } from "./+types/contact";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, { "contact.send": () => ({ path: "/contact?sent=yes" }) });

export const loader = async ({ request }: Route.LoaderArgs) => ({
  page: await readContactPage(),
  isSent: new URL(request.url).searchParams.get("sent") === "yes",
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  textPageMeta(matches, loaderData?.page, "/contact");

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} posted={actionData} />;
}

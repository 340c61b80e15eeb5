import { postForm } from "~/features/account/posted-form.server";
import type { MailLinkCall } from "./mail-link-panel";

/** `action` of a page at `path` where a mail's link leads: the button pressed without scripts. */
export const postMailLink = (
  request: Request,
  { call, path }: { call: MailLinkCall; path: string },
) => postForm(request, { [call]: () => ({ path: `${path}?done=yes` }) });

/** `loader` of such a page: whether its button was pressed without scripts. */
export const loadMailLink = (request: Request) => ({
  isDone: new URL(request.url).searchParams.get("done") === "yes",
});

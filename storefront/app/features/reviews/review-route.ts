import type { HeadersFunction, MetaDescriptor } from "react-router";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";

/** What the two ways to the form have in common: signed in, and by the link of a mail. */

/** A page of one person: nobody else may be shown it. */
export const reviewHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export const reviewMeta = ({
  matches,
}: {
  matches: Parameters<typeof shopUrlOf>[0];
}): MetaDescriptor[] =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Write a Review",
    description: "What you think of something you bought.",
    path: "/review",
    isHidden: true,
  });

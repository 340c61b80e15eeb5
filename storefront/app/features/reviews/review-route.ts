import type { MetaDescriptor } from "react-router";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";

/** Of the two ways to the form: signed in, and by the link of a mail. */
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

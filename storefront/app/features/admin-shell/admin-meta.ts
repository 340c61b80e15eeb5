import { pageMeta, shopUrlOf } from "~/seo/page-meta";

/** Title of a screen of the back office; search engines are kept out. */
export const adminMeta =
  (title: string) =>
  ({
    matches,
    location,
  }: {
    matches: Parameters<typeof shopUrlOf>[0];
    location: { pathname: string };
  }) =>
    pageMeta({
      shopUrl: shopUrlOf(matches),
      title,
      description: "The shop's back office.",
      path: location.pathname,
      isHidden: true,
    });

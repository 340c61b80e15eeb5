import { HydrationBoundary } from "@tanstack/react-query";
import { loadPageData } from "~/api/query-client";
import { GUIDES_LEAD, GUIDES_TITLE, GuideList } from "~/features/guides/guide-list";
import { guidePageQuery } from "~/features/guides/guide-queries";
import { guideViewAddress, readGuideView } from "~/features/guides/guide-view";
import styles from "~/features/guides/guides-page.module.css";
import { PopularTopics } from "~/features/guides/popular-topics";
import { RSS_LINK } from "~/features/guides/rss-link";
import { NewsletterBand } from "~/features/newsletter/newsletter-band";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/guides";

const queryOf = (url: string) => guidePageQuery(readGuideView(new URL(url).searchParams));

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPageData((client) => client.fetchQuery(queryOf(request.url)));

/** In the browser the page shows at once and says that it is loading. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPageData(async (client) => {
    void client.prefetchQuery(queryOf(request.url));
  });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const view = readGuideView(new URLSearchParams(location.search));
  const parts = [view.topic, view.page > 1 && `page ${view.page}`].filter(Boolean);
  return [
    ...pageMeta({
      shopUrl: shopUrlOf(matches),
      title: [GUIDES_TITLE, ...parts].join(", "),
      description: [...parts, GUIDES_LEAD].join(": "),
      path: guideViewAddress(view),
      // What somebody searched for is no page of its own.
      isHidden: view.search !== "",
    }),
    RSS_LINK,
  ];
};

/** The care guides (spec §2 Blog list). */
export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className={`page-width ${styles.page}`}>
        <div>
          <GuideList />
        </div>
        <PopularTopics />
        <NewsletterBand />
      </div>
    </HydrationBoundary>
  );
}

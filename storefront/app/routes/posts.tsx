import { HydrationBoundary } from "@tanstack/react-query";
import { loadPageData } from "~/api/query-client";
import { NewsletterBand } from "~/features/newsletter/newsletter-band";
import { PopularTopics } from "~/features/posts/popular-topics";
import { POSTS_LEAD, POSTS_TITLE, PostList } from "~/features/posts/post-list";
import { postListAddress, readPostListView } from "~/features/posts/post-list-view";
import { postPageQuery } from "~/features/posts/post-queries";
import styles from "~/features/posts/posts-page.module.css";
import { RSS_LINK } from "~/features/posts/rss-link";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/posts";

const queryOf = (url: string) => postPageQuery(readPostListView(new URL(url).searchParams));

export const loader = ({ request }: Route.LoaderArgs) =>
  loadPageData((client) => client.fetchQuery(queryOf(request.url)));

/** In the browser the page shows at once and says that it is loading. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPageData(async (client) => {
    void client.prefetchQuery(queryOf(request.url));
  });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const view = readPostListView(new URLSearchParams(location.search));
  const parts = [view.topic, view.page > 1 && `page ${view.page}`].filter(Boolean);
  return [
    ...pageMeta({
      shopUrl: shopUrlOf(matches),
      title: [POSTS_TITLE, ...parts].join(", "),
      description: [...parts, POSTS_LEAD].join(": "),
      path: postListAddress(view),
      // What somebody searched for is no page of its own.
      isHidden: view.search !== "",
    }),
    RSS_LINK,
  ];
};

/** The care posts (spec §2 Blog list). */
export default function PostListPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className={`page-width ${styles.page}`}>
        <div>
          <PostList />
        </div>
        <PopularTopics />
        <NewsletterBand />
      </div>
    </HydrationBoundary>
  );
}

import { ApiError } from "~/api/api-error";
import { getQueryClient } from "~/api/query-client";
import { postListQuery } from "~/features/posts/post-queries";
import { postRss } from "~/features/posts/post-rss";
import { storefrontSettings } from "~/storefront-settings";

/** Feed readers look often: the newest posts are enough. */
const FEED_LENGTH = "20";

/** GET /blog/rss.xml: the newest care posts; 503 while the API is away. */
export async function loader() {
  try {
    const { posts } = await getQueryClient().fetchQuery(
      postListQuery({ published: "true", limit: FEED_LENGTH }),
    );
    return new Response(postRss(posts, storefrontSettings().SHOP_URL), {
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.sentence, { status: 503, headers: { "Retry-After": "120" } });
  }
}

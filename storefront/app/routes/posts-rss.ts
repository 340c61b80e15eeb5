import { machineAnswer } from "~/api/machine-answer.server";
import { getQueryClient } from "~/api/query-client";
import { postListQuery } from "~/features/posts/post-queries";
import { postRss } from "~/features/posts/post-rss";
import { storefrontSettings } from "~/storefront-settings";

/** Feed readers look often: the newest posts are enough. */
const FEED_LENGTH = "20";

/** GET /blog/rss.xml: the newest care posts. */
export const loader = () =>
  machineAnswer("application/rss+xml", async () => {
    const query = postListQuery({ published: "true", limit: FEED_LENGTH });
    const { posts } = await getQueryClient().fetchQuery(query);
    return postRss(posts, storefrontSettings().SHOP_URL);
  });

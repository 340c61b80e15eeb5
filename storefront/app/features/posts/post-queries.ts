import { POSTS_PAGE_SIZE, type PostListParams } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { shopApi } from "~/api/shop-api";
import type { PostListView } from "./post-list-view";

/** The key is the call and every input. */
export function postListQuery(query: PostListParams) {
  return queryOptions({
    queryKey: shopApi.key("posts.list", { query }),
    queryFn: ({ signal }) => shopApi.call("posts.list", { query, signal }),
  });
}

/** One page of the list as an address asks for it (spec §7). */
export function postPageQuery({ page, search, topic }: PostListView) {
  return postListQuery({
    published: "true",
    limit: String(POSTS_PAGE_SIZE),
    offset: String((page - 1) * POSTS_PAGE_SIZE),
    search,
    topic,
  });
}

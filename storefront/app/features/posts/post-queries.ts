import { POSTS_PAGE_SIZE, type PostListParams, PostListResponse } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { apiAddress, apiGet } from "~/api/client";
import type { PostListView } from "./post-list-view";

/** The key is the path and every input. */
export function postListQuery(params: PostListParams) {
  return queryOptions({
    queryKey: ["/api/posts", apiAddress("", params)],
    queryFn: ({ signal }) => apiGet("/api/posts", PostListResponse, params, signal),
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

import { POSTS_PAGE_SIZE, type PostListParams, PostListResponse } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { apiAddress, apiGet } from "~/api/client";
import type { GuideView } from "./guide-view";

/** The key is the path and every input. */
export function postListQuery(params: PostListParams) {
  return queryOptions({
    queryKey: ["/api/posts", apiAddress("", params)],
    queryFn: ({ signal }) => apiGet("/api/posts", PostListResponse, params, signal),
  });
}

/** One page of the list as an address asks for it (spec §7). */
export function guidePageQuery({ page, search, topic }: GuideView) {
  return postListQuery({
    published: "true",
    limit: String(POSTS_PAGE_SIZE),
    offset: String((page - 1) * POSTS_PAGE_SIZE),
    search,
    topic,
  });
}

import { POST_TOPICS } from "@eldercare/contracts";

/** What an address of the post list asks for; the page counts from 1, texts may be empty. */
export type PostListView = { page: number; search: string; topic: string };

const MAX_SEARCH = 200;
const MAX_PAGE = 100_000;

/** Reads an address; what makes no sense counts as not given. */
export function readPostListView(params: URLSearchParams): PostListView {
  const page = Number(params.get("page") ?? "1");
  const topic = params.get("topic") ?? "";
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    topic: POST_TOPICS.find((known) => known === topic) ?? "",
  };
}

/** The address of a view, without what is not asked for. */
export function postListAddress({ page, search, topic }: PostListView): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (topic) params.set("topic", topic);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/blog?${query}` : "/blog";
}

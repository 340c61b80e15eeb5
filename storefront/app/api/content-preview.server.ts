import { AsyncLocalStorage } from "node:async_hooks";
import { PREVIEW_HEADER, PREVIEW_PARAMETER } from "@eldercare/contracts/content-preview";
import type { MiddlewareFunction } from "react-router";
import { ApiError } from "./api-error";
import { shopApi } from "./shop-api";

/** What a page shows whose address is that of a preview: drafts, or, once its time is over, what everybody sees. */
export type ContentPreview = "drafts" | "over";

interface PreviewRequest {
  token: string;
  shows: ContentPreview;
}

/** Of each request under way that is one. */
const previews = new AsyncLocalStorage<PreviewRequest>();

/** Headers by which Medusa answers with drafts, on pages that show them. */
export function previewHeaders(): Record<string, string> {
  const preview = previews.getStore();
  return preview?.shows === "drafts" ? { [PREVIEW_HEADER]: preview.token } : {};
}

/** What the page that is being made shows; null where it is no preview. */
export const previewOfPage = (): ContentPreview | null => previews.getStore()?.shows ?? null;

/**
 * Shows drafts on pages whose address has the token of a preview (decision 103). Such a page is for
 * whoever has its address: no cache keeps it, and no search engine lists it.
 */
export const showDrafts: MiddlewareFunction<Response> = ({ request }, next) => {
  const token = new URL(request.url).searchParams.get(PREVIEW_PARAMETER);
  if (!token) return next();
  const preview: PreviewRequest = { token, shows: "drafts" };
  return previews.run(preview, async () => {
    if (!(await holds())) preview.shows = "over";
    const answer = await next();
    answer.headers.set("Cache-Control", "private, no-store");
    answer.headers.delete("ETag");
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
  });
};

/** Whether Medusa answers with drafts; where it does not answer at all, the page is as everybody sees it. */
async function holds(): Promise<boolean> {
  try {
    await shopApi.call("content.read", { query: { page: "everywhere" } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return false;
  }
}

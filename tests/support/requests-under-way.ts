import type { Page, Request } from "playwright-core";

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps account of what a page asks for, from now on. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** Whether a watched page waits for an answer: it stands still meanwhile, and will look otherwise. */
export function waitsForAnswer(page: Page): boolean {
  return (underWay.get(page)?.size ?? 0) > 0;
}

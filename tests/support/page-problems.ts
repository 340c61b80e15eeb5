import type { Page } from "playwright-core";

/** What a browser page reported against the shop, one sentence each. */
export interface PageProblems {
  list(): string[];
}

/**
 * Collects console errors, uncaught errors and failed requests to the shop's own origin.
 * Requests that a navigation cut off are no failure.
 */
export function watchPage(page: Page, origin: string, expected: readonly RegExp[]): PageProblems {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!request.url().startsWith(origin) || reason === "net::ERR_ABORTED") return;
    note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (!response.url().startsWith(origin) || response.status() < 400) return;
    note(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return { list: () => [...problems] };
}

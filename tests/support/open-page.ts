import type { Page, Response } from "playwright-core";

/** With scripts switched off Chromium reports those it was to fetch ahead as blocked. */
export const SCRIPTS_OFF: readonly RegExp[] = [/^request: GET \S+\/assets\/\S+\.js csp$/];

/** Opens a page of the shop and waits until its scripts have taken over, so that clicks count. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilUsable(page);
  return response;
}

/** Also after a reload. */
export async function waitUntilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
  });
}

import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, expect } from "vitest";
import { axeViolations } from "./axe-violations.ts";
import { CHROMIUM_FLAGS, findTestChromium } from "./find-chromium.ts";
import { type PageProblems, watchPage } from "./page-problems.ts";
import { watchRequests } from "./requests-under-way.ts";
import { shopUnderTest } from "./shop-under-test.ts";

/** How long anything may take to show on a busy machine; a page that is right takes none of it. */
const PATIENCE_MS = 30_000;

export interface PageOptions extends BrowserContextOptions {
  /** Width of the window in CSS pixels; 1280 unless told. */
  width?: number;
  height?: number;
  /** Problems that the test provokes on purpose, such as a page that answers 404. */
  expectedProblems?: readonly RegExp[];
}

export interface TestBrowser {
  /** A page of its own browser context (no cookies), on the shop's origin. */
  newPage(options?: PageOptions): Promise<Page>;
}

/** One Chromium serves all files of this worker; it ends with the worker. */
let launched: Promise<Browser> | undefined;

/** The Chromium of this worker, started when it is needed first. */
export async function theBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  const executablePath = findTestChromium();
  if (!executablePath) throw new Error("No Chromium found: set CHROMIUM_PATH");
  launched = chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  return launched;
}

/**
 * A browser for the tests of a file: call it at the top of the file. Each page is watched: a
 * console error, an uncaught error or a failed request to the shop fails the test that opened it.
 * Pages are closed after each test, with their cookies and their cache.
 */
export function useBrowser(): TestBrowser {
  let browser: Browser | undefined;
  let watched: { page: Page; problems: PageProblems }[] = [];

  beforeAll(async () => {
    browser = await theBrowser();
  }, 60_000);
  afterEach(async () => {
    const problems = watched.flatMap((entry) => entry.problems.list());
    await Promise.all(watched.map((entry) => entry.page.context().close()));
    watched = [];
    expect(problems, "problems that the browser reported").toEqual([]);
  });
  return {
    async newPage({ width = 1280, height = 900, expectedProblems = [], ...context } = {}) {
      if (!browser) throw new Error("newPage can only be called within a test");
      const { shopUrl } = shopUnderTest();
      const opened = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width, height },
        locale: "en-CA",
        ...context,
      });
      const page = await opened.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      watchRequests(page);
      watched.push({ page, problems: watchPage(page, shopUrl, expectedProblems) });
      return page;
    },
  };
}

/**
 * Fails with each accessibility rule broken on the page as it stands now, and where; only those
 * within a part of the page, when a selector names it.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  expect(await axeViolations(page, within), `accessibility of ${page.url()}`).toEqual([]);
}

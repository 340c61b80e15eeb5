import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";

const { newPage } = useBrowser();

/** They ask the visitor to sign in, or belong to staff: other journeys go there. */
const PRIVATE = ["/account", "/admin", "/checkout"];
/**
 * Each product has its own, which ask to sign in, and each list its steps of prices, which are a
 * quarter of all addresses: the first is followed.
 */
const ONE_IS_ENOUGH = ["^/product/[^/]+/review$", "^/auth[?]next=", "[?&](?:min|max)Price="];
/** Far more than the demo catalog leads to: only links that make ever new links get there. */
const MOST_PAGES = 800;

type CrawledPage = {
  path: string;
  status: number;
  headings: number;
  title: string;
  description: string;
  /** Anchors that some page points to and that this one lacks. */
  missingAnchors: string[];
};

/** Follows every link from the home page, four at a time, reading what the server sends. */
function followAllLinks(page: Page): Promise<CrawledPage[]> {
  return page.evaluate(
    async ({ skipped, oneIsEnough, most }) => {
      const alike = oneIsEnough.map((pattern) => new RegExp(pattern));
      const anchors = new Map<string, Set<string>>([["/", new Set()]]);
      const documents = new Map<string, { status: number; document: Document }>();

      function note(from: string, href: string) {
        const { origin, pathname, search, hash } = new URL(href, new URL(from, location.origin));
        const isOurs = origin === location.origin && !pathname.startsWith("/static/");
        if (!isOurs || skipped.some((start) => pathname.startsWith(start))) return;
        const path = pathname + search;
        const kind = alike.find((pattern) => pattern.test(path));
        if (kind && [...anchors.keys()].some((other) => other !== path && kind.test(other))) return;
        const known = anchors.get(path) ?? new Set();
        anchors.set(path, known);
        if (hash) known.add(decodeURIComponent(hash.slice(1)));
      }

      async function read(path: string) {
        const response = await fetch(path);
        const document = new DOMParser().parseFromString(await response.text(), "text/html");
        documents.set(path, { status: response.status, document });
        for (const link of document.querySelectorAll("a[href]")) {
          note(path, link.getAttribute("href") ?? "");
        }
      }

      while (documents.size < most) {
        const next = [...anchors.keys()].filter((path) => !documents.has(path)).slice(0, 4);
        if (next.length === 0) break;
        await Promise.all(next.map(read));
      }
      return [...documents].map(([path, { status, document }]) => ({
        path,
        status,
        headings: document.querySelectorAll("h1").length,
        title: document.title,
        description:
          document.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
        missingAnchors: [...(anchors.get(path) ?? [])].filter((id) => !document.getElementById(id)),
      }));
    },
    { skipped: PRIVATE, oneIsEnough: ONE_IS_ENOUGH, most: MOST_PAGES },
  );
}

describe("whoever follows the shop's links", () => {
  it("finds no dead end, and on each page one heading, a title and a description", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/");
    const pages = await followAllLinks(page);
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.length, "pages that make ever new links").toBeLessThan(MOST_PAGES);
    const failing = pages.filter(
      ({ status, headings, title, description, missingAnchors }) =>
        status !== 200 ||
        headings !== 1 ||
        !title.includes("Birchwell") ||
        description.length < 20 ||
        missingAnchors.length > 0,
    );
    expect(failing).toEqual([]);
  });
});

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser } from "../support/browser.ts";
import { waitUntilUsable } from "../support/open-page.ts";

const { newPage } = useBrowser();

/** Opens a page whose scripts wait until they are let through. */
async function openBeforeScripts(path: string): Promise<{ page: Page; letScripts: () => void }> {
  const page = await newPage();
  let letScripts = () => {};
  const isLet = new Promise<void>((resolve) => {
    letScripts = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return { page, letScripts };
}

it.each([
  ["/auth", { "E-mail address": "ada@example.ca", Password: "maple-syrup" }],
  [
    "/contact",
    { "Your name": "Ada Park", "Your message": "When does it come?", "Search products": "rail" },
  ],
  ["/newsletter", { "E-mail address": "ada@example.ca" }],
  ["/forgot-password", { "E-mail address": "ada@example.ca" }],
  ["/products", { "Search in products": "cane", Minimum: "20" }],
  ["/faq", { "Search the questions": "delivery" }],
  ["/size-guide", { "Or: your height": "165" }],
])("what is typed on %s before the scripts come stays", async (path, entries) => {
  const { page, letScripts } = await openBeforeScripts(path);
  const field = (label: string) =>
    page
      .locator("input, textarea")
      .and(page.getByLabel(label, { exact: true }))
      .first();
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
  letScripts();
  await waitUntilUsable(page);
  for (const [label, text] of Object.entries(entries)) {
    expect(await field(label).inputValue(), label).toBe(text);
  }
});

it("what is typed into the list's boxes before the scripts come is searched for, all of it", async () => {
  const { page, letScripts } = await openBeforeScripts("/products");
  await page.getByLabel("Search in products", { exact: true }).fill("cane");
  await page.getByLabel("Minimum", { exact: true }).fill("20");
  await page.getByLabel("Maximum", { exact: true }).fill("200");
  letScripts();
  await page.waitForURL(({ searchParams }) => {
    const wanted = { search: "cane", minPrice: "20", maxPrice: "200" };
    return Object.entries(wanted).every(([name, value]) => searchParams.get(name) === value);
  });
});

it("taps at any moment of the start leave a page that works", async () => {
  const page = await newPage();
  // One after the other, as fast as the browser gives turns, until the page is React's.
  await page.addInitScript(() => {
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      const heading = document.querySelector("main h1");
      if (heading && Object.keys(heading).some((key) => key.startsWith("__react"))) return;
      document.body?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      turns.port2.postMessage(null);
    };
    turns.port2.postMessage(null);
  });
  await page.goto("/products");
  await waitUntilUsable(page);
  await page.getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("dialog", { name: "Your Cart" }).waitFor();
});

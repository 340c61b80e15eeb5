import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { IMAGE_FILES } from "../support/image-files.ts";
import { openPage } from "../support/open-page.ts";
import { spareWidth } from "../support/spare-width.ts";
import { signInAsStaff } from "../support/staff.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const toasts = (page: Page) => page.locator("[data-toast-viewport] > li");
const suffix = () => randomBytes(4).toString("hex");

async function namesForShoppers(page: Page): Promise<string[]> {
  const categories = await (await page.request.get(addressOf("categories.list"))).json();
  return categories.map(({ name }: { name: string }) => name);
}

describe("categories in the back office", () => {
  it("are created, edited and deleted, but not while products are in them", async () => {
    const page = await newPage({
      reducedMotion: "reduce",
      expectedProblems: [/409.*\/api\/categories/],
    });
    const id = suffix();
    await signInAsStaff(page);
    await openPage(page, "/admin/categories");
    await page.getByRole("button", { name: "Add Category" }).click();
    const form = page.getByRole("dialog", { name: "Add Category" });
    await form.getByRole("button", { name: "Create Category" }).click();
    await form.getByText("Name is required").waitFor();
    await form.getByLabel("Name").fill(`Sleep & Rest ${id}`);
    await form.locator('input[type="file"]').setInputFiles(IMAGE_FILES[0] ?? "");
    await form.getByText("Preview only - save to upload").waitFor();
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: "Create Category" }).click();
    await toasts(page).getByText("Category Created").waitFor();
    const row = page.getByRole("row").filter({ hasText: id });
    await row.getByText(`sleep-rest-${id}`).waitFor();
    await expectNoAxeViolations(page);

    await row.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Category" });
    await edit.getByLabel("Slug").fill("");
    await edit.getByRole("button", { name: "Update Category" }).click();
    await edit.getByText("Slug is required").waitFor();
    await edit.getByLabel("Slug").fill(`rest-${id}`);
    await edit.getByRole("button", { name: "Update Category" }).click();
    await toasts(page).getByText("Category Updated").waitFor();
    await row.getByText(`rest-${id}`, { exact: true }).waitFor();
    await openPage(page, `/products/rest-${id}`);
    await page.getByText("No products found matching your criteria.").waitFor();

    await openPage(page, "/admin/categories");
    await row.getByRole("button", { name: "Edit" }).click();
    await edit.getByRole("switch", { name: "Active" }).click();
    await edit.getByRole("button", { name: "Update Category" }).click();
    await row.getByText("Hidden", { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    expect(await namesForShoppers(page)).not.toContain(`Sleep & Rest ${id}`);
    await openPage(page, "/admin/products");
    await page
      .getByRole("option", { name: `Sleep & Rest ${id} (hidden)` })
      .waitFor({ state: "attached" });

    await openPage(page, "/admin/categories");
    await row.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question
      .getByText("Are you sure you want to delete this category? This action cannot be undone.")
      .waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await toasts(page).getByText("Category Deleted").waitFor();
    await row.waitFor({ state: "detached" });

    const inUse = page.getByRole("row").filter({ hasText: "mobility-aids" });
    await inUse.getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await toasts(page)
      .getByText(/^Failed to delete category\. Please try again\. \d+ products are in/)
      .waitFor();
    await inUse.waitFor();
  });
});

describe("the carousel in the back office", () => {
  it("gets a new slide, which is moved, hidden and deleted again", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    const title = `Sleep well ${suffix()}`;
    await signInAsStaff(page);
    await openPage(page, "/admin/carousel");
    // On a phone each row is a sheet of its own, without a row of headings above.
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    await rows.first().waitFor();
    const count = await rows.count();
    await page.getByRole("button", { name: "Add Slide" }).click();
    const form = page.getByRole("dialog", { name: "Add Slide" });
    await eventually(() => form.getByLabel("Sort Order").inputValue()).toBe(String(count + 1));
    await form.getByRole("button", { name: "Create Slide" }).click();
    await form.getByText("Image is required").waitFor();
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Description").fill("Beds and rails");
    await form.locator('input[type="file"]').setInputFiles(IMAGE_FILES[0] ?? "");
    await form.getByLabel("Alt Text").fill("A bed with a rail");
    await form.getByLabel("Link URL").fill("/products/daily-living");
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: "Create Slide" }).click();
    await toasts(page).getByText("Slide Created").waitFor();
    const row = rows.filter({ hasText: title });
    await row.getByText("Shop Now").waitFor();
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolations(page);

    await row.getByRole("button", { name: `Show ${title} earlier` }).click();
    await toasts(page).getByText("Slide Updated").waitFor();
    await expect.poll(() => rows.nth(count - 1).textContent()).toContain(title);
    await row.getByRole("switch").click();
    await row.getByText("Inactive").waitFor();
    const shown = await (await fetch(new URL(addressOf("carousel.list"), page.url()))).json();
    expect(shown.map((slide: { title: string }) => slide.title)).not.toContain(title);

    await row.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Are you sure you want to delete this carousel slide?").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await toasts(page).getByText("Slide Deleted").waitFor();
    await row.waitFor({ state: "detached" });
  });
});

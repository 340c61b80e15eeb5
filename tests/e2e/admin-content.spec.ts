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
const UNPUBLISHED = [/404.*\/blog\//];

describe("care guides in the back office", () => {
  it("are written, looked at before, published, taken back and deleted", async () => {
    const page = await newPage({ reducedMotion: "reduce", expectedProblems: UNPUBLISHED });
    const title = `Sleeping safely ${suffix()}`;
    const address = `/blog/${title.toLowerCase().replaceAll(" ", "-")}`;
    await signInAsStaff(page);
    await openPage(page, "/admin/posts");
    await page.getByRole("button", { name: "New Guide" }).click();
    const form = page.getByRole("dialog", { name: "New Care Guide" });
    await form.getByRole("button", { name: "Create Guide" }).click();
    await form.getByText("The guide has no text yet").waitFor();
    await form.getByLabel("Title", { exact: false }).first().fill(title);
    await form.getByLabel("Excerpt").fill("What helps at night.");
    await form.getByRole("button", { name: "Heading" }).click();
    await form.getByLabel("Text (Markdown)").fill("## Rails\n\nA rail **helps** you up.");
    await form.getByRole("button", { name: "Preview" }).click();
    await form.getByRole("heading", { name: "Rails" }).waitFor();
    await form.locator('input[type="file"]').setInputFiles(IMAGE_FILES[0] ?? "");
    await form.getByText("Preview only - save to upload").waitFor();
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: "Create Guide" }).click();
    await toasts(page).getByText("It is saved as a draft.").waitFor();

    const row = page.getByRole("row").filter({ hasText: title });
    await row.getByText("Draft").waitFor();
    await expectNoAxeViolations(page);
    const reader = await newPage({ expectedProblems: UNPUBLISHED });
    expect((await reader.goto(address))?.status()).toBe(404);
    await row.getByRole("button", { name: `Publish ${title}` }).click();
    await row.getByText("Published").waitFor();
    await openPage(reader, "/blog");
    await reader.getByRole("heading", { name: title }).waitFor();
    await openPage(reader, address);
    await reader.getByRole("heading", { name: "Rails" }).waitFor();

    await row.getByRole("button", { name: `Edit ${title}` }).click();
    const edit = page.getByRole("dialog", { name: "Edit Care Guide" });
    await edit.getByLabel("Excerpt").fill("What helps at night, and what does not.");
    await edit.getByRole("switch", { name: "Published" }).click();
    await edit.getByRole("button", { name: "Update Guide" }).click();
    await toasts(page).getByText("It is a draft: only staff see it.").waitFor();
    expect((await reader.goto(address))?.status()).toBe(404);

    await row.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toasts(page).getByText("Care Guide Deleted").waitFor();
    await row.waitFor({ state: "detached" });
  });
});

describe("the shop's texts in the back office", () => {
  it("are looked at as drafts in the page itself, which everybody else sees as before", async () => {
    const page = await newPage({ reducedMotion: "reduce" });
    await signInAsStaff(page);
    await openPage(page, "/admin/content?edit=services.intro");
    const form = page.getByRole("dialog", { name: "Edit Words below the title" });
    const words = `Not for everybody yet, ${suffix()}.`;
    await form.getByLabel("Words below the title").fill(words);
    await form.getByRole("button", { name: "Save Draft to See the Page" }).click();
    const link = form.getByRole("link", { name: "See the Page (new tab)" });
    await link.waitFor();
    await expectNoAxeViolations(page);
    const address = (await link.getAttribute("href")) ?? "";

    const reader = await newPage();
    await openPage(reader, address);
    await reader.getByText(words).waitFor();
    await reader.getByText("Preview: drafts are shown", { exact: false }).waitFor();
    await expectNoAxeViolations(reader);
    await reader.getByRole("link", { name: "About Us" }).first().click();
    await reader.waitForURL("**/about");
    // The address is there a moment before the page.
    await eventually(() =>
      reader.getByText("Preview: drafts are shown", { exact: false }).count(),
    ).toBe(0);
    await openPage(reader, "/services");
    expect(await reader.getByText(words).count()).toBe(0);
    await openPage(reader, `${address}x`);
    await reader.getByText("This preview is over", { exact: false }).waitFor();
    expect(await reader.getByText(words).count()).toBe(0);
    await form.getByRole("button", { name: "Remove Draft" }).click();
    await toasts(page).getByText("Taken Back").waitFor();
  });
});

describe("messages and sign-ups in the back office", () => {
  it("are read, marked and exported, also on a phone", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    const subject = `Rails for a low bed ${suffix()}`;
    const email = `reader-${suffix()}@example.ca`;
    const written = await page.request.post(addressOf("contact.send"), {
      data: { name: "Margaret Lee", email, subject, message: "Which rail fits?" },
    });
    expect(written.ok()).toBe(true);
    const signedUp = await page.request.post(addressOf("newsletter.signUp"), { data: { email } });
    expect(signedUp.ok()).toBe(true);

    await signInAsStaff(page);
    await openPage(page, "/admin/messages");
    const row = page.getByRole("row").filter({ hasText: subject });
    await row.getByText("Open", { exact: true }).waitFor();
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolations(page);
    await row.getByRole("button", { name: /^View / }).click();
    const dialog = page.getByRole("dialog", { name: subject });
    await dialog.getByText("Which rail fits?").waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole("textbox", { name: "Your answer" }).fill("The short one does.");
    await dialog.getByRole("button", { name: "Send Answer" }).click();
    await toasts(page).getByText(`It is on its way to ${email}`, { exact: false }).waitFor();
    const thread = dialog.getByRole("list", { name: "What was written and answered" });
    await thread.getByText("The short one does.").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await row.getByText("Handled", { exact: true }).waitFor();

    await openPage(page, `/admin/newsletter?search=${encodeURIComponent(email)}`);
    await page.getByRole("row").filter({ hasText: email }).getByText("Not confirmed").waitFor();
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolations(page);
    await page.getByRole("combobox", { name: "Filter by status" }).selectOption("pending");
    await page.waitForURL("**status=pending**");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("newsletter.csv");
    await page.getByRole("searchbox", { name: "Search subscribers" }).fill("nobody-at-all");
    await page.getByText("No subscribers found").waitFor();
  });
});

describe("the trail of security events", () => {
  it("tells in sentences who did what, and is searched and exported, also on a phone", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    await signInAsStaff(page);
    await openPage(page, "/admin/security?kind=sign-in");
    const row = page.getByRole("row").filter({ hasText: /signed in at the shop\./ });
    await row.first().waitFor();
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolations(page);
    await row
      .first()
      .getByRole("button", { name: /^View details: / })
      .click();
    const dialog = page.getByRole("dialog", { name: "Security event" });
    await dialog.getByText("sign-in.succeeded").waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("security-events.csv");
    await page.getByRole("searchbox", { name: "Search by person" }).fill("nobody-at-all");
    await page.getByText("No security events found").waitFor();
  });
});

import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { aRow, checkFile } from "../support/import-steps.ts";
import { openPage } from "../support/open-page.ts";
import { spareWidth } from "../support/spare-width.ts";
import { signInAsStaff } from "../support/staff.ts";

const { newPage } = useBrowser();

const toasts = (page: Page) => page.locator("[data-toast-viewport] > li");

describe("importing a catalogue in the back office", () => {
  it("shows what a file would do, applies it and takes it back, on a phone as well", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    const mark = randomBytes(4).toString("hex");
    await signInAsStaff(page);
    await openPage(page, "/admin/import");
    await page.getByRole("button", { name: "Check File" }).click();
    await page.getByText("Please choose an Excel or CSV file.").waitFor();
    await expectNoAxeViolations(page);

    await checkFile(page, [
      await aRow(page, mark, 1, "20.00"),
      await aRow(page, mark, 2, "twenty"),
    ]);
    const summary = page.getByRole("status").filter({ hasText: "1 new, 0 changed, 0 unchanged" });
    await summary.getByText("1 row with errors", { exact: false }).waitFor();
    await page.getByText("It is not an amount of money.", { exact: false }).waitFor();
    expect(await spareWidth(page)).toBe(0);
    await expectNoAxeViolations(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download errors.csv" }).click();
    expect((await download).suggestedFilename()).toBe("errors.csv");

    await page.getByRole("button", { name: "Apply 1 Good Row" }).click();
    await toasts(page).getByText("Import Applied").waitFor();
    await openPage(page, `/products?search=${mark}`);
    await page.getByText(`Spring Rail ${mark} 1`).first().waitFor();

    await openPage(page, "/admin/import");
    await page.getByRole("button", { name: "View spring.csv" }).first().click();
    await page.getByRole("button", { name: "Take This Import Back" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Take Back" }).click();
    await toasts(page).getByText("Import Taken Back").waitFor();
    await openPage(page, `/products?search=${mark}`);
    await page.getByText("No products found matching your criteria.").waitFor();
  });

  it("asks before it removes what a file does not name, with the number, and brings it back", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    await signInAsStaff(page);
    const mark = randomBytes(4).toString("hex");
    const shop = await page.request.get(addressOf("carousel.list"));
    const [first] = await shop.json();
    const slide = {
      title: `Old Slide ${mark}`,
      description: "Of last winter.",
      imageUrl: first.imageUrl,
      altText: "A path",
      active: false,
    };
    const made = await page.request.post(addressOf("carousel.create"), { data: slide });
    expect(made.status()).toBe(201);
    const exported = await (
      await page.request.get(addressOf("catalogFiles.download", { params: { kind: "slides" } }))
    ).text();
    const rest = exported.split(/\r?\n/).filter((line) => !line.includes(mark));

    await openPage(page, "/admin/import");
    await page.getByLabel("What is in the file?").selectOption("slides");
    await page.getByRole("switch", { name: "Only new" }).check();
    await page.getByRole("switch", { name: "Remove what the file does not name" }).check();
    expect(await page.getByRole("switch", { name: "Only new" }).isChecked()).toBe(false);
    await page.getByLabel("Excel or CSV file").setInputFiles({
      name: "slides.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rest.join("\n")),
    });
    await page.getByRole("button", { name: "Check File" }).click();
    await page.getByRole("status").getByText("1 to remove", { exact: false }).waitFor();
    await page.getByRole("listitem").getByText(`Old Slide ${mark}`).waitFor();
    expect(await spareWidth(page)).toBe(0);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Apply 1 Change" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("The file does not name 1 slide of the shop.").waitFor();
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Apply and Remove 1" }).click();
    await toasts(page).getByText("Import Applied").waitFor();
    await page.getByRole("status").getByText("1 removed", { exact: false }).waitFor();

    await page.getByRole("button", { name: "Take This Import Back" }).click();
    await question.getByRole("button", { name: "Take Back" }).click();
    await toasts(page).getByText("Import Taken Back").waitFor();
    const back = await (
      await page.request.get(addressOf("catalogFiles.download", { params: { kind: "slides" } }))
    ).text();
    expect(back).toContain(mark);
    const { id } = await made.json();
    await page.request.delete(addressOf("carousel.remove", { params: { id } }));
  });
});

import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { IMAGE_FILES } from "../support/image-files.ts";
import { openPage } from "../support/open-page.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { aVerifiedCustomer, signInByCall } from "../support/shopper.ts";
import { spareWidth } from "../support/spare-width.ts";
import { signInAsStaff } from "../support/staff.ts";
import { placeTestOrder } from "../support/test-order.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const toasts = (page: Page) => page.locator("[data-toast-viewport] > li");
const CANNOT_BE_READ = {
  name: "notes.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("no picture"),
};

const SIGNED_OUT = [/401 \w+ \S+\/api\/auth\/user/, /console: .*401.*\/api\/auth\/user/];

/** By the form: the shop's pages look for staff's controls where somebody signed in on them. */
async function signInByForm(page: Page): Promise<void> {
  const { adminEmail, adminPassword } = shopUnderTest();
  await openPage(page, "/auth");
  await page.getByLabel("Email address").fill(adminEmail);
  await page.getByLabel("Password", { exact: true }).fill(adminPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

async function openProducts(page: Page, query = ""): Promise<void> {
  await openPage(page, `/admin/products${query}`);
  await page.getByRole("heading", { level: 1, name: /^Products \(\d+\)$/ }).waitFor();
}

describe("products in the back office", () => {
  it("are created with pictures, sold, edited from the shop and deleted", async () => {
    const page = await newPage({ reducedMotion: "reduce", expectedProblems: SIGNED_OUT });
    const name = `Willow Cane ${randomBytes(4).toString("hex")}`;
    await signInByForm(page);
    await openProducts(page);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Add Product" }).click();
    const form = page.getByRole("dialog", { name: "Create New Product" });
    await form.getByRole("button", { name: "Create Product" }).click();
    await toasts(page)
      .getByText(
        "Please fill in all required fields (Name, Original Price, Description, Category, Images).",
      )
      .waitFor();

    const files = form.locator('input[type="file"]');
    await files.setInputFiles(Array(6).fill(IMAGE_FILES[0]));
    await toasts(page).getByText("You can only upload 5 more image(s)").waitFor();
    await files.setInputFiles([CANNOT_BE_READ]);
    await toasts(page).getByText("notes.txt: File type text/plain is not supported.").waitFor();
    await files.setInputFiles(IMAGE_FILES.slice(0, 2));
    await form.getByText("Preview only - save to upload").nth(1).waitFor();
    await form.getByLabel("Alt text of image 2").fill("The cane from the side");
    await form.getByRole("button", { name: "Move image 2 earlier" }).click();
    await eventually(() => form.getByLabel("Alt text of image 1").inputValue()).toBe(
      "The cane from the side",
    );

    await form.getByLabel("Product Name").fill(name);
    await form.getByLabel("Original Price (CAD)").fill("49.99");
    await form.getByLabel("Discount (%)").fill("20");
    await eventually(() => form.getByLabel("Current Price (CAD)").inputValue()).toBe("39.99");
    await eventually(() => form.getByRole("switch", { name: "On Sale" }).isChecked()).toBe(true);
    await form.getByLabel("Stock").fill("12");
    await form.getByLabel("Category").selectOption({ index: 1 });
    await form
      .getByRole("textbox", { name: "Description", exact: true })
      .fill("Light, and as tall as you need it.");
    await form.getByRole("button", { name: "Add specification" }).click();
    await form.getByLabel("Name of specification 1").fill("Weight");
    await form.getByLabel("Value of specification 1").fill("400 g");
    await form.getByText("French texts", { exact: true }).click();
    await form.getByLabel("French name").fill("Canne légère");
    await form.getByLabel("French text").fill("Légère, et à votre taille.");
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: "Create Product" }).click();
    await toasts(page).getByText("The product has been successfully created.").waitFor();

    await page.getByRole("searchbox", { name: "Search products" }).fill(name);
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByText("SKU-").waitFor();
    for (const text of ["$39.99", "$49.99", "In Stock", "On Sale"]) {
      await row.getByText(text, { exact: true }).waitFor();
    }

    const shopper = await newPage();
    await signInByCall(shopper, await aVerifiedCustomer());
    const { products } = await (
      await page.request.get(addressOf("products.list", { query: { search: name } }))
    ).json();
    const [{ id, slug, priceCAD }] = products;
    await placeTestOrder(shopper, { id, name, price: priceCAD / 100 }, 2);
    const stockShown = async () =>
      (await (await shopper.request.get(addressOf("products.read", { params: { slug } }))).json())
        .stock;
    await eventually(stockShown).toBe(10);
    await openPage(shopper, `/product/${slug}`);
    await shopper.getByText("In Stock (10 available)").waitFor();
    await shopper.getByRole("img", { name: "The cane from the side" }).waitFor();
    // Where nobody said what a image shows, the product's name stands for it.
    await shopper.getByRole("button", { name: "Show picture 2 of 2", exact: true }).click();
    await shopper.getByRole("img", { name: `${name}, picture 2 of 2` }).waitFor();

    const french = shopper.getByRole("region", { name: "En français" });
    await french.getByText("Canne légère", { exact: true }).waitFor();
    await french.getByText("Légère, et à votre taille.").waitFor();

    // Staff come by in the shop: the card's edit control leads to the product's dialog.
    await openPage(page, `/products?search=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: new RegExp(`^Edit ?: ${name}$`) }).click();
    const edit = page.getByRole("dialog", { name: "Edit Product" });
    // An order waits for two of the twelve on the shelf.
    await eventually(() => edit.getByLabel("Stock").inputValue()).toBe("12");
    await edit.getByText("Reserved for orders: 2. Available: 10.").waitFor();
    await edit.getByLabel("Stock").fill("");
    await edit.getByRole("button", { name: "Update Product" }).click();
    await edit.getByText("Stock is required").waitFor();
    await edit.getByLabel("Stock").fill("2");
    await edit.getByLabel("Discount (%)").fill("0");
    expect(await edit.getByRole("switch", { name: "On Sale" }).isChecked()).toBe(false);
    await edit.getByRole("button", { name: "Update Product" }).click();
    await toasts(page).getByText("The product has been successfully updated.").waitFor();
    await openPage(shopper, `/product/${slug}`);
    await shopper.getByText("Out of Stock").first().waitFor();
    await shopper.getByText("$49.99").first().waitFor();

    await openPage(page, `/admin/products?search=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page
      .getByRole("alertdialog")
      .getByText(`Are you sure you want to delete "${name}"? This action cannot be undone.`)
      .waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toasts(page).getByText("The product has been successfully deleted.").waitFor();
    await page.getByText("No products found", { exact: true }).waitFor();
  });

  it("are looked at on a phone, and nothing typed is lost by a stray key", async () => {
    const page = await newPage({ width: 375, height: 812, reducedMotion: "reduce" });
    await signInAsStaff(page);
    await openProducts(page, "?search=cane");
    expect(await spareWidth(page)).toBeGreaterThanOrEqual(0);
    await expectNoAxeViolations(page);
    await page
      .getByRole("button", { name: /^View / })
      .first()
      .click();
    await expectNoAxeViolations(page);
    await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Product" });
    await edit.getByLabel("Product Name").fill("Something else");
    await expectNoAxeViolations(page);
    // The browser asks, and is told to go on.
    await page.reload();
    await page.getByRole("alertdialog", { name: /^You had unsaved changes from / }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Restore" }).click();
    await eventually(() => edit.getByLabel("Product Name").inputValue()).toBe("Something else");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await edit.waitFor({ state: "detached" });
    await eventually(() => new URL(page.url()).searchParams.get("edit")).toBeNull();
  });
});

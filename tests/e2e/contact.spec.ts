import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

const newAddress = () => `reader-${randomBytes(6).toString("hex")}@example.ca`;
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ada Park");
  await page.getByLabel("What is it about?").selectOption("Delivery");
  await page.getByLabel("Your message").fill("When does the rollator come?");
}

describe("the contact form", () => {
  it("says at each field what is missing, then sends the message", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    const name = page.getByLabel("Your name");
    await page.getByText("Please tell us your name").waitFor();
    await eventually(() => name.getAttribute("aria-invalid")).toBe("true");
    await eventually(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);

    await fillContactForm(page);
    await page.getByLabel("Email address").fill(newAddress());
    await page.getByRole("button", { name: "Send Message" }).click();
    await eventually(() => focusedText(page)).toBe("Thank you for your message");
    await expectNoAxeViolations(page);
  });

  it("works without scripts and keeps what was typed", async () => {
    const page = await newPage({
      javaScriptEnabled: false,
      expectedProblems: [...SCRIPTS_OFF, /\b400\b/],
    });
    await page.goto("/contact");
    await fillContactForm(page);
    await page.getByLabel("Email address").fill("ada.example.ca");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByText("Invalid email address").waitFor();
    await eventually(() => page.getByLabel("Your name").inputValue()).toBe("Ada Park");
    await eventually(() => page.getByLabel("What is it about?").inputValue()).toBe("Delivery");
    await eventually(() => page.getByLabel("Your message").inputValue()).toBe(
      "When does the rollator come?",
    );

    await page.getByLabel("Email address").fill(newAddress());
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("heading", { name: "Thank you for your message" }).waitFor();
  });
});

describe("the newsletter", () => {
  it("is ordered below the guides, confirmed by a press in a mail's page, and ended likewise", async () => {
    const page = await newPage();
    const email = newAddress();
    await openPage(page, "/blog");
    const form = page.getByRole("form", { name: "Newsletter" });
    await form.getByRole("button", { name: "Subscribe" }).click();
    await form.getByText("Invalid email address").waitFor();
    await form.getByLabel("Email address").fill(email);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText(/Please check your email to confirm/).waitFor();

    const confirm = await linkInMail(email, "/newsletter/confirm");
    await openPage(page, confirm);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Yes, Subscribe Me" }).click();
    await eventually(() => focusedText(page)).toBe("You are subscribed");

    await openPage(page, await linkInMail(email, "/newsletter/unsubscribe"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await eventually(() => focusedText(page)).toBe("You are unsubscribed");
  });

  it("can be ordered and confirmed without scripts", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    const email = newAddress();
    await page.goto("/blog");
    await page.getByRole("form", { name: "Newsletter" }).getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("heading", { name: "Almost done" }).waitFor();
    await page.goto(await linkInMail(email, "/newsletter/confirm"));
    await page.getByRole("button", { name: "Yes, Subscribe Me" }).click();
    await page.getByRole("heading", { name: "You are subscribed" }).waitFor();

    // What a mail program sends knows neither cookies nor JSON (RFC 8058).
    const link = await linkInMail(email, "/newsletter/unsubscribe");
    const oneClick = await fetch(`${shopUnderTest().shopUrl}/api${link}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
  });

  it("says so when a link is not valid", async () => {
    const page = await newPage({ expectedProblems: [/\b400\b/] });
    await openPage(page, "/newsletter/confirm?token=not-a-token");
    await page.getByRole("button", { name: "Yes, Subscribe Me" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: "Go to the newsletter page" })
      .waitFor();
    await openPage(page, "/newsletter/confirm");
    await page.getByText("This link is not complete.").waitFor();
  });
});

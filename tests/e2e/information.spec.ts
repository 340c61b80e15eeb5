import { describe, expect, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { eventually } from "./eventually.ts";

const { newPage } = useBrowser();

describe("the information pages", () => {
  it("can be read without scripts", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto("/returns");
    await page.getByRole("heading", { name: "How to return an item" }).waitFor();
    await page.goto("/faq");
    await page.getByText("Can I order by phone?").click();
    await page.getByText("never tell us or email us your card number").waitFor();
    expect(await page.getByRole("searchbox", { name: "Search the questions" }).count()).toBe(0);
  });
});

describe("services", () => {
  it("are six, and each leads on", async () => {
    const page = await newPage();
    await openPage(page, "/services");
    const cards = page.getByRole("main").getByRole("article");
    await eventually(() => cards.getByRole("heading").allTextContents()).toEqual([
      "Installation & Setup",
      "24/7 Technical Support",
      "Maintenance & Monitoring",
      "Caregiver Training",
      "Emergency Response",
      "Consultation Services",
    ]);
    const links = cards.getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toHaveLength(6);
    expect(targets).toContain("/contact");
    expect(targets).toContain("/products");
  });
});

describe("the questions", () => {
  it("are found by a word of their answer, and unfold by keyboard", async () => {
    const page = await newPage();
    await openPage(page, "/faq");
    const box = page.getByRole("searchbox", { name: "Search the questions" });
    await box.fill("stripe");
    await page.getByText("1 question found").waitFor();
    await box.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Card payments run through Stripe.").waitFor();
    await expectNoAxeViolations(page);
  });

  it("unfold when a link points to them", async () => {
    const page = await newPage();
    await openPage(page, "/faq#tax-credit");
    await page.getByText("Keep your receipt.").waitFor();
  });
});

describe("the size calculator", () => {
  it("answers while measures are typed, in either unit", async () => {
    const page = await newPage({ width: 375, height: 812 });
    await openPage(page, "/size-guide");
    await page.getByLabel("Floor to wrist crease").fill("86");
    await page.getByText("Handle height: 86 cm (34 in).").waitFor();
    await page.getByLabel("Hip width").fill("41");
    await page.getByText("Seat width: 46 cm (18 in).").waitFor();
    await page.getByLabel("Around the ankle").fill("22");
    await page.getByLabel("Around the calf").fill("36");
    await page.getByText("Size: Medium").waitFor();
    await expectNoAxeViolations(page);

    await page.getByLabel("Inches").check();
    await page.getByText("Please measure again").first().waitFor();
    await page.getByLabel("Floor to wrist crease").fill("34");
    await page.getByText("Handle height: 86 cm (34 in).").waitFor();
  });

  it("works without scripts", async () => {
    const page = await newPage({ javaScriptEnabled: false, expectedProblems: SCRIPTS_OFF });
    await page.goto("/size-guide");
    await page.getByLabel("Or: your height").fill("170");
    await page.getByRole("button", { name: "Work Out the Sizes" }).click();
    await page.getByText("Handle height: 86 cm (34 in), about.").waitFor();
    await eventually(() => page.getByLabel("Or: your height").inputValue()).toBe("170");
  });
});

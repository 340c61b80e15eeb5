import { randomBytes } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import { describe, it } from "vitest";
import { expectNoAxeViolations, useBrowser } from "../support/browser.ts";
import { linkInMail } from "../support/mail-link.ts";
import { openPage, SCRIPTS_OFF } from "../support/open-page.ts";
import { shopUnderTest } from "../support/shop-under-test.ts";
import { signInStaff } from "../support/staff-product.ts";

const { newPage } = useBrowser();

const PASSWORD = "maple-syrup-and-toast";
/** Medusa's own pages, which the role may not use, ask all the same; a slow one shows the refusal. */
const OF_MEDUSA = [
  /403/,
  /cdn\.jsdelivr\.net/,
  /Forbidden/,
  /Your role, Writer, does not allow this/,
];
const SIGNED_OUT = [
  new RegExp(`^response: 401 \\w+ \\S+${addressOf("session.read")}`),
  new RegExp(`^console: .*status of 401 .*${addressOf("session.read")}`),
];

async function invited(role: "packer" | "writer"): Promise<string> {
  const email = `${role}-${randomBytes(6).toString("hex")}@example.ca`;
  const staff = await signInStaff();
  await staff("staff.invite", { body: { email, role } });
  return email;
}

describe("somebody who is invited to the staff", () => {
  it("comes from the mail to the first screen of the role", async () => {
    const page = await newPage({ expectedProblems: SIGNED_OUT });
    const email = await invited("packer");
    await openPage(page, await linkInMail(email, "/invitation"));
    await page.getByText("You are invited as Packer:", { exact: false }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("First name").fill("Petra");
    await page.getByLabel("Last name").fill("Park");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByLabel("Confirm password", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Accept the Invitation" }).click();
    await page.getByText("Password of staff must be at least 12 characters").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Accept the Invitation" }).click();
    await page.getByRole("heading", { level: 1, name: "Packing" }).waitFor();
    await page.getByText("Welcome, Petra", { exact: true }).waitFor();
    await openPage(page, "/admin/");
    await page.getByRole("heading", { level: 1, name: "Packing" }).waitFor();
  });

  it("may accept before the scripts are there, or without any", async () => {
    const page = await newPage({
      javaScriptEnabled: false,
      expectedProblems: [...SCRIPTS_OFF, /400/],
    });
    const email = await invited("packer");
    const link = await linkInMail(email, "/invitation");
    await page.goto(link);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill("Park");
    const accept = async (password: string) => {
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByLabel("Confirm password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Accept the Invitation" }).click();
    };
    await accept("short");
    await page.getByText("Password of staff must be at least 12 characters").waitFor();
    await accept(PASSWORD);
    await page.waitForURL((url) => url.pathname === "/account");
    await page.getByText(email).first().waitFor();
    await page.goto(link);
    await page.getByText("This invitation is not valid any more", { exact: false }).waitFor();
  });

  it("is led on from Medusa's own pages where these are not for the role", async () => {
    const { medusaUrl, shopUrl } = shopUnderTest();
    const page = await newPage({ baseURL: medusaUrl, expectedProblems: OF_MEDUSA });
    const email = await invited("writer");
    const link = await linkInMail(email, "/invitation");
    // As Medusa Admin copies it.
    await page.goto(link.replace("/invitation", "/app/invite"));
    await page.waitForURL(`${shopUrl}${link}`);
    await page.getByLabel("First name").fill("Wanda");
    await page.getByLabel("Last name").fill("Park");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Accept the Invitation" }).click();
    await page.getByRole("heading", { level: 1, name: "Care Guides" }).waitFor();

    await page.request.post(`${medusaUrl}${addressOf("session.signIn")}`, {
      data: { email, password: PASSWORD },
    });
    await page.goto(`${medusaUrl}/app`);
    await page.getByText("You work here as Writer:", { exact: false }).waitFor();
    await page.getByRole("link", { name: "Go to the Back Office" }).click();
    await page.waitForURL((url) => url.origin === shopUrl);
  });
});

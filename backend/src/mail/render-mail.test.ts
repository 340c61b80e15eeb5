import { describe, expect, it } from "vitest";
import type { MailTemplate } from "./mail-data";
import { renderMail } from "./render-mail";

const SHOP = "https://shop.example.ca";
const TEMPLATES: MailTemplate[] = [
  "verify-email",
  "welcome",
  "already-registered",
  "reset-password",
  "password-changed",
];

describe("mails", () => {
  it.each(TEMPLATES)(
    "%s says the same in HTML and in text, with the shop's own links only",
    async (template) => {
      const data = { firstName: "Ada", token: "abc-123" };
      const { subject, html, text } = await renderMail(template, data, SHOP);
      expect(subject.length).toBeGreaterThan(10);
      expect(html).toContain("Ada");
      expect(text).toContain("Ada");
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? "");
      expect(links.every((link) => link.startsWith(SHOP))).toBe(true);
      expect(text).toContain(SHOP);
      expect(html).not.toMatch(/<img|<script|<link/);
    },
  );

  it("puts the whole token into the link", async () => {
    const token = "a+b/c=&d";
    const { html, text } = await renderMail("verify-email", { firstName: "Ada", token }, SHOP);
    const link = `${SHOP}/verify-email?token=a%2Bb%2Fc%3D%26d`;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  });

  it("shows no markup of a name", async () => {
    const data = { firstName: '<a href="https://evil.example">Ada</a>' };
    const { html, text } = await renderMail("welcome", data, SHOP);
    expect(html + text).not.toContain("evil.example");
  });

  it("greets without a name where there is none", async () => {
    const { text } = await renderMail("reset-password", { firstName: "", token: "t" }, SHOP);
    expect(text).toContain("Hello.\n\nYou asked");
  });
});

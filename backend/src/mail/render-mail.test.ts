import { piecesOf } from "@eldercare/contracts";
import { contentOf, MAIL_NAMES, textOf } from "@eldercare/contracts/content";
import { describe, expect, it } from "vitest";
import type { MailTemplate } from "./mail-data";
import { renderMail } from "./render-mail";
import { sampleValues } from "./sample-values";

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
      const call = "tel:+18005550142";
      expect(links).toContain(call);
      // A number that is read while dialling stays in one line.
      expect(html).toMatch(/href="tel:[^>]*white-space:nowrap/);
      expect(links.filter((link) => link !== call && !link.startsWith(SHOP))).toEqual([]);
      expect(text).toContain("Call us at 1-800-555-0142 or");
      expect(text).not.toContain("tel:");
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

describe("the words of a mail that staff wrote", () => {
  const shop = contentOf("everywhere");
  const originals = contentOf("mails");
  const words = {
    subject: "Please open this, {name}",
    preview: "From {phone}",
    title: "Hello {name}",
    text: "<b>Open</b> it, {name}:\n\n[Go on]({verify_link})\n\n[Questions](/faq)\n\n> Call {phone}.",
  };
  const texts = { shop, mails: { ...originals, "verify-email": words } };

  it("are in the subject, the HTML and the text, as words and never as markup", async () => {
    const data = { firstName: "Ada", token: "t" };
    const { subject, html, text } = await renderMail("verify-email", data, SHOP, texts);
    expect(subject).toBe("Please open this, Ada");
    expect(html).not.toContain("<b>");
    for (const said of ["Hello Ada", "<b>Open</b> it, Ada:", `Call ${shop.phone}.`]) {
      expect(text).toContain(said);
    }
    expect(html).toContain(`href="${SHOP}/verify-email?token=t"`);
    expect(html).toContain(`href="${SHOP}/faq"`);
  });

  it("leave the original subject where nothing is left of theirs", async () => {
    const written = { ...texts, mails: { ...texts.mails } };
    written.mails["verify-email"] = { ...words, subject: "{name}!" };
    const { subject } = await renderMail(
      "verify-email",
      { firstName: "", token: "t" },
      SHOP,
      written,
    );
    expect(subject).toBe(originals["verify-email"].subject);
  });

  it("take no mark and no word in braces from what somebody typed", async () => {
    const asked = { subject: "{phone}\n> x", text: "[a](/b)", at: "2026-11-20T12:00:00Z" };
    const data = { name: "", text: "Hi {phone}\n\n[a](/b)", answersTo: "a@example.ca", asked };
    const { subject, html, text } = await renderMail("contact-reply", data, SHOP);
    expect(subject).toBe("Re: {phone} > x");
    expect(text).toContain("Hi {phone}");
    expect(text).toContain("Hello.");
    expect(html).not.toContain(`href="${SHOP}/b"`);
  });

  it("can be tried out with made-up data, whatever mail it is", async () => {
    for (const name of MAIL_NAMES) {
      const data = { name, words: originals[name] };
      const { subject, text, unsubscribeUrl, replyTo } = await renderMail("text-test", data, SHOP);
      expect(subject).toMatch(/^Test: /);
      expect(subject + text, name).not.toMatch(/\{\w+\}/);
      expect(text.replace(/\s+/g, " ")).toContain("This is a test of the email's words");
      expect([unsubscribeUrl, replyTo]).toEqual([undefined, undefined]);
    }
  });

  it("keep phone numbers, postal codes and dates in one line, whatever mail it is", async () => {
    for (const name of MAIL_NAMES) {
      const data = { name, words: originals[name] };
      const { html } = await renderMail("text-test", data, SHOP);
      const breakable = html
        .replace(/<(title|head)[\s\S]*?<\/\1>|<div style="display:none[\s\S]*?<\/div>/g, "")
        .replace(/<(span|a)[^>]*white-space:nowrap[^>]*>[^<]*<\/\1>/g, "")
        .replace(/<!--.*?-->|<[^>]*>/g, "");
      const broken = piecesOf(breakable).filter(({ isWhole }) => isWhole);
      expect(
        broken.map(({ text }) => text),
        name,
      ).toEqual([]);
    }
  });

  it("have a value for each word in braces that their list names", async () => {
    for (const name of MAIL_NAMES) {
      const values = await sampleValues(name, { shopUrl: SHOP, shop, hasParts: true });
      const named = Object.keys(textOf(`mails.${name}`).placeholders ?? {});
      expect(Object.keys(values).sort(), name).toEqual(named.sort());
    }
  });
});

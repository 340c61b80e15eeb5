import { NEWSLETTER_CONSENT, SHOP } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { describe, expect, it } from "vitest";
import { renderMail } from "./render-mail";

const SHOP_URL = "https://shop.example.ca";

describe("a message of the contact form", () => {
  const message = {
    name: "Ada Park",
    email: "ada@example.ca",
    phone: "",
    subject: "A walker",
    message: "Hello,\n\n<script>alert(1)</script>\nAda",
  };

  it("reaches the shop as it was typed, never as markup, and is answered to its writer", async () => {
    const mail = await renderMail("contact-message", message, SHOP_URL);
    expect(mail.replyTo).toEqual({ name: "Ada Park", address: "ada@example.ca" });
    expect(mail.text).toContain("Hello,\n\n<script>alert(1)</script>\nAda");
    expect(mail.html).not.toContain("<script");
    expect(mail.text).not.toContain("telephone");
  });

  it("is confirmed to its writer without a word of it", async () => {
    const name = "Win $1000 at evil.example";
    const { text, subject, replyTo } = await renderMail("contact-received", { name }, SHOP_URL);
    expect(text + subject).not.toContain("evil.example");
    expect(text).toContain(SHOP.phone);
    expect(replyTo).toBeUndefined();
  });
});

describe("mails of the newsletter", () => {
  const token = "a+b/c=&d";
  const ONE_CLICK = `${SHOP_URL}${addressOf("newsletter.unsubscribe")}?token=a%2Bb%2Fc%3D%26d`;

  it("ask for consent in the words that are kept", async () => {
    const data = { token: "t", unsubscribeToken: token };
    const { text } = await renderMail("newsletter-confirm", data, SHOP_URL);
    expect(text).toContain(NEWSLETTER_CONSENT);
    expect(text).toContain(`${SHOP_URL}/newsletter/confirm?token=t`);
  });

  it.each([
    ["newsletter-confirm", { token: "t", unsubscribeToken: token }],
    ["newsletter-welcome", { unsubscribeToken: token, isNew: true }],
    ["newsletter-welcome", { unsubscribeToken: token, isNew: false }],
  ] as const)("%s says who writes from where, and how to make it stop", async (template, data) => {
    const { text, unsubscribeUrl } = await renderMail(template, data, SHOP_URL);
    expect(unsubscribeUrl).toBe(ONE_CLICK);
    const said = text.replace(/\s+/g, " ");
    expect(said).toContain(`${SHOP_URL}/newsletter/unsubscribe?token=a%2Bb%2Fc%3D%26d`);
    expect(said).toContain(SHOP.address.street);
    expect(said).toContain(SHOP.address.postalCode);
  });
});

describe("a mail that asks for reviews", () => {
  it("has a link for each product, and says who asks and how to make it stop", async () => {
    const products = [
      { name: "Cane", token: "order_1~prod_1.1.x" },
      { name: "Walker", token: "order_1~prod_2.1.y" },
    ];
    const data = { number: 12, products, unsubscribeToken: "stop" };
    const mail = await renderMail("review-request", data, SHOP_URL);
    for (const { name, token } of products) {
      expect(mail.text).toContain(name);
      expect(mail.html).toContain(`${SHOP_URL}/review/${token}`);
    }
    expect(mail.text).toContain(SHOP.address.street);
    expect(mail.text).toContain(`${SHOP_URL}/newsletter/unsubscribe?token=stop`);
    expect(mail.unsubscribeUrl).toContain("token=stop");
    expect(mail.text.replace(/\s+/g, " ")).toContain(
      "because you bought from us, and agreed to be asked about it when you signed up for the newsletter",
    );
  });
});

describe("news of orders", () => {
  const order = { number: 1001, name: "Ada Park", pieces: 2, amountCAD: 4550, isSent: false };

  it("name one order and what it comes to", async () => {
    const data = { total: 1, amountCAD: 4550, orders: [order] };
    const { subject, text } = await renderMail("order-news", data, SHOP_URL);
    expect(subject).toBe("New order 1001: $45.50");
    expect(text).toContain("Order 1001, Ada Park: 2 pieces, $45.50");
    expect(text).toContain(`${SHOP_URL}/admin/packing`);
  });

  it("name the first of many, and say how many more there are", async () => {
    const data = { total: 60, amountCAD: 9000, orders: [order, { ...order, isSent: true }] };
    const { subject, text } = await renderMail("order-news", data, SHOP_URL);
    expect(subject).toBe("60 new orders: $90.00");
    expect(text).toContain("$45.50 (sent)");
    expect(text).toContain("And 58 more.");
  });
});

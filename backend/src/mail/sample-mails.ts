import { goodsAlone } from "@eldercare/contracts";
import type { MailName } from "@eldercare/contracts/content";
import type { MailData, OrderMailData } from "./mail-data";
import type { MailView, ShopTexts } from "./mail-view";
import { viewOf, type WrittenTemplate } from "./mail-views";

/** Made-up data of each mail, for staff who write its words. Nobody of it exists. */

const PLACED_AT = "2026-11-20T15:00:00.000Z";
const TOKEN = "made-up";
const ORDER: OrderMailData = {
  ...{ orderId: "made-up", statusToken: TOKEN, isGuest: false, number: 1001, placedAt: PLACED_AT },
  items: [
    { name: "Folding Cane", qty: 1, unitPriceCAD: 3499 },
    { name: "Compression Socks", variantName: "Size: M", qty: 2, unitPriceCAD: 2450 },
  ],
  amountCAD: 8399,
  totals: goodsAlone(8399),
  shipping: {
    ...{ name: "Margaret Lee", email: "margaret@example.ca", phone: "519-555-0142" },
    ...{ address: "12 Maple Street", city: "Guelph", region: "on", postal: "N1H 2T4" },
  },
  paidBackCents: 0,
};
const PAYING = { payToken: TOKEN, payUntil: "2026-11-27T15:00:00.000Z" };
const CHANGES = ["Compression Socks: 2 instead of 1.", "It goes to another address."];
const CANE = { name: "Folding Cane", qty: 1 };
const SOCKS = { name: "Compression Socks", variantName: "Size: M", qty: 2 };
const PARCEL = {
  items: [CANE, SOCKS],
  toCome: [],
  trackings: [{ carrier: "Canada Post", number: "1234 5678 9012 3456", url: null }],
};
const RETURN = {
  ...{ orderId: "made-up", statusToken: TOKEN, isGuest: false, number: 1001 },
  ...{ pieces: ["1 × Folding Cane"], answer: "" },
};
const ASKED = {
  subject: "Help choosing a product",
  text: "Which cane suits somebody of 165 cm?",
  at: PLACED_AT,
};

/** A template with its data. */
type Sample = {
  [Template in WrittenTemplate]: readonly [Template, MailData[Template]];
}[WrittenTemplate];

const SAMPLES: Readonly<Record<MailName, Sample>> = {
  "verify-email": ["verify-email", { firstName: "Margaret", token: TOKEN }],
  welcome: ["welcome", { firstName: "Margaret" }],
  "already-registered": ["already-registered", { firstName: "Margaret" }],
  "reset-password": ["reset-password", { firstName: "Margaret", token: TOKEN }],
  "password-changed": ["password-changed", { firstName: "Margaret" }],
  "order-paid": ["order-paid", ORDER],
  "pay-link": ["pay-link", { ...ORDER, ...PAYING }],
  "order-changed": ["order-changed", { ...ORDER, changes: CHANGES }],
  "order-changed-unpaid": ["order-changed", { ...ORDER, ...PAYING, changes: CHANGES }],
  "order-change-to-pay": [
    "order-change-to-pay",
    { ...ORDER, ...PAYING, changes: CHANGES, differenceCents: 2450 },
  ],
  "order-change-not-made": [
    "order-change-not-made",
    { ...ORDER, changes: CHANGES, differenceCents: 2450 },
  ],
  "order-shipped": ["order-shipped", { ...ORDER, parcel: { ...PARCEL, part: "whole" } }],
  "order-shipped-part": [
    "order-shipped",
    { ...ORDER, parcel: { ...PARCEL, part: "part", items: [CANE], toCome: [SOCKS] } },
  ],
  "order-shipped-rest": [
    "order-shipped",
    { ...ORDER, parcel: { ...PARCEL, part: "rest", items: [SOCKS] } },
  ],
  "order-cancelled": ["order-cancelled", { ...ORDER, paidBackCents: 8399 }],
  "order-refunded": ["order-refunded", { ...ORDER, paidBackCents: 8399 }],
  "order-refunded-part": [
    "order-refunded",
    {
      ...{ ...ORDER, paidBackCents: 3499, isPart: true, refundedFor: ["1 × Folding Cane"] },
      notSent: "We will not send 1 × Folding Cane any more. What else you ordered does not change.",
    },
  ],
  "return-asked": ["order-return", { ...RETURN, step: "asked" }],
  "return-accepted": ["order-return", { ...RETURN, step: "accepted" }],
  "return-received": ["order-return", { ...RETURN, step: "received" }],
  "return-declined": [
    "order-return",
    { ...RETURN, step: "declined", answer: "The cane shows signs of long use." },
  ],
  "contact-message": [
    "contact-message",
    {
      ...{ name: "Margaret Lee", email: "margaret@example.ca", phone: "519-555-0142" },
      ...{ subject: ASKED.subject, message: ASKED.text },
    },
  ],
  "contact-received": ["contact-received", { name: "Margaret Lee" }],
  "contact-reply": [
    "contact-reply",
    {
      ...{ name: "Margaret Lee", answersTo: "hello@example.ca", asked: ASKED },
      text: "The folding cane does: it is adjustable from 75 to 98 cm.",
    },
  ],
  "review-request": [
    "review-request",
    {
      ...{ number: 1001, unsubscribeToken: TOKEN },
      products: [{ name: "Folding Cane", token: TOKEN }],
    },
  ],
  "newsletter-confirm": ["newsletter-confirm", { token: TOKEN, unsubscribeToken: TOKEN }],
  "newsletter-welcome": ["newsletter-welcome", { unsubscribeToken: TOKEN, isNew: true }],
  "newsletter-known": ["newsletter-welcome", { unsubscribeToken: TOKEN, isNew: false }],
  "stock-alert-confirm": [
    "stock-alert-confirm",
    { product: "Folding Cane", token: TOKEN, stopToken: TOKEN },
  ],
  "back-in-stock": [
    "back-in-stock",
    { product: "Folding Cane", path: "/product/folding-cane", stopToken: TOKEN },
  ],
  "order-news": [
    "order-news",
    {
      ...{ total: 1, amountCAD: 8399 },
      orders: [{ number: 1001, name: "Margaret Lee", pieces: 3, amountCAD: 8399, isSent: false }],
    },
  ],
  "staff-invitation": [
    "staff-invitation",
    { link: "https://shop.example/made-up", role: "packer" },
  ],
};

/** A mail of made-up data. */
export function sampleMail(name: MailName, shopUrl: string, shop: ShopTexts): MailView {
  const [template, data] = SAMPLES[name];
  return viewOf(template, data as MailData[WrittenTemplate], shopUrl, shop);
}

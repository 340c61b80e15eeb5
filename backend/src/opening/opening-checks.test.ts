import { NO_TAX_NUMBERS, OPENING_CHECKS, POPULAR_TOPIC_ARTICLES } from "@eldercare/contracts";
import { contentOf } from "@eldercare/contracts/content";
import { describe, expect, it } from "vitest";
import { type OpeningState, openingChecks } from "./opening-checks";

const AS_WRITTEN = {
  Shipping: contentOf("shipping").body,
  Terms: contentOf("terms").body,
  "Questions and answers": contentOf("faq").questions,
};
const DEMO: OpeningState = {
  settings: {
    SHOP_MODE: "demo",
    SHOP_URL: "http://localhost:8000",
    PAYMENTS: "demo",
    STRIPE_API_KEY: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: "Birchwell <hello@birchwell.example>",
  },
  shop: contentOf("everywhere"),
  demoLogins: ["admin@eldercare.example"],
  taxes: { areOn: false, numbers: NO_TAX_NUMBERS },
  deliveryOptions: ["Free delivery"],
  freeFromCents: 0,
  texts: AS_WRITTEN,
  ratedProducts: 72,
  topics: { "Safety Tips": 8 },
  confirmed: {},
};
const SEEN = { by: "Anna Roy", at: "2026-11-22T11:00:00.000Z" };
const OPEN: OpeningState = {
  settings: {
    SHOP_MODE: "live",
    SHOP_URL: "https://shop.ca",
    PAYMENTS: "stripe",
    STRIPE_API_KEY: "sk_live_1",
    SMTP_URL: "smtps://mail.shop.ca",
    MAIL_FROM: "Shop <hello@shop.ca>",
  },
  shop: contentOf("everywhere", { email: "Hello@shop.ca" }),
  demoLogins: [],
  taxes: { areOn: true, numbers: { ...NO_TAX_NUMBERS, gstHst: "123456789 RT0001" } },
  deliveryOptions: ["Parcel", "Pick-up"],
  freeFromCents: 10_000,
  texts: {
    Shipping: "Parcels cost $9.95.",
    Terms: "Taxes are added.",
    "Questions and answers": "",
  },
  ratedProducts: 0,
  topics: POPULAR_TOPIC_ARTICLES,
  confirmed: { delivery: SEEN, claims: SEEN },
};
const undone = (state: OpeningState) =>
  openingChecks(state).flatMap(({ name, isDone }) => (isDone ? [] : [name]));
const finding = (state: Partial<OpeningState>, name: string) =>
  openingChecks({ ...OPEN, ...state }).find((check) => check.name === name)?.finding;

describe("what a shop needs before it opens", () => {
  it("is everything for a fresh demo, but that its pages say what its checkout does", () => {
    expect(undone(DEMO)).toEqual(OPENING_CHECKS.filter((name) => name !== "texts"));
  });

  it("is nothing once all is set and the shop's own data are written", () => {
    expect(undone(OPEN)).toEqual([]);
    expect(undone({ ...OPEN, shop: DEMO.shop })).toContain("contact");
  });

  it.each<[string, Partial<OpeningState>, string, RegExp]>([
    [
      "test keys",
      { settings: { ...OPEN.settings, STRIPE_API_KEY: "rk_test_1" } },
      "payments",
      /no card/,
    ],
    [
      "mail from nowhere",
      { settings: { ...OPEN.settings, MAIL_FROM: "a@b.example" } },
      "mail",
      /made up/,
    ],
    [
      "an address in mails that is not the one of the pages",
      { shop: contentOf("everywhere", { email: "help@shop.ca" }) },
      "mail",
      /from Shop <hello@shop\.ca>, but pages and emails name help@shop\.ca/,
    ],
    [
      "pages that promise what the checkout does not keep",
      { texts: AS_WRITTEN },
      "texts",
      /^Shipping: “checkout adds no shipping charge”, but delivery is not always free\. Terms and Questions and answers: prices “include sales tax”, but the checkout adds it\.$/,
    ],
    [
      "no encryption",
      { settings: { ...OPEN.settings, SHOP_URL: "http://shop.ca" } },
      "address",
      /not encrypted/,
    ],
    ["no delivery", { deliveryOptions: [] }, "delivery", /no delivery/],
    [
      "numbers of guides that are not so",
      { topics: { ...POPULAR_TOPIC_ARTICLES, "Safety Tips": 7 } },
      "topics",
      /says 12, 8, 15 and 6 articles; there are 12, 7, 15 and 6/,
    ],
    ["one product with stars", { ratedProducts: 1 }, "ratings", /^1 product shows/],
  ])("names %s", (_what, state, name, words) => {
    expect(undone({ ...OPEN, ...state })).toContain(name);
    expect(finding(state, name)).toMatch(words);
  });

  it("takes nobody's word for what the shop sees itself", () => {
    const confirmed = { payments: SEEN, taxes: SEEN };
    expect(undone({ ...DEMO, confirmed })).toEqual(undone(DEMO));
    expect(openingChecks({ ...DEMO, confirmed })[2]?.confirmed).toBeNull();
  });
});

import {
  JUDGED_OPENING_CHECKS,
  OPENING_CHECKS,
  type OpeningCheck,
  type OpeningCheckName,
  POPULAR_TOPIC_ARTICLES,
  POST_TOPICS,
  type PostTopicCounts,
  SHOP,
  type TaxSettings,
} from "@eldercare/contracts";
import { type ContentOf, NO_SHIPPING_CHARGE, TAX_IS_INCLUDED } from "@eldercare/contracts/content";
import type { Settings } from "@eldercare/contracts/settings";
import { addressIn } from "../mail/contact-address";

/** What the checks look at. */
export interface OpeningState {
  settings: Pick<
    Settings,
    "SHOP_MODE" | "SHOP_URL" | "PAYMENTS" | "STRIPE_API_KEY" | "SMTP_URL" | "MAIL_FROM"
  >;
  /** What pages and mails say of the shop, as staff wrote it under Content. */
  shop: Pick<ContentOf<"everywhere">, "phone" | "email" | "address">;
  /** Staff who sign in with the demo's password. */
  demoLogins: readonly string[];
  taxes: TaxSettings;
  /** Names of what a buyer may choose. */
  deliveryOptions: readonly string[];
  /** From how many cents on delivery is free; null where it never is. */
  freeFromCents: number | null;
  /** Texts of pages, as staff wrote them, by the page's name. */
  texts: Readonly<Record<string, string>>;
  /** Products with stars that no buyer gave. */
  ratedProducts: number;
  /** Published guides on each topic. */
  topics: PostTopicCounts;
  /** Who of the staff looked at what no program can judge. */
  confirmed: Readonly<Partial<Record<OpeningCheckName, OpeningCheck["confirmed"]>>>;
}

type Finding = Pick<OpeningCheck, "isDone" | "finding">;

const found = (isDone: boolean, finding: string): Finding => ({ isDone, finding });
const list = new Intl.ListFormat("en-CA");
const numbers = (counts: readonly number[]) => list.format(counts.map(String));

/** Domains that exist for examples only: mail to them reaches nobody (RFC 2606). */
const isMadeUp = (address: string) => /\.(example|invalid|test|localhost)>?$/i.test(address.trim());

/** Mail programs take capitals and small letters of an address alike. */
const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const FINDINGS: Readonly<Record<OpeningCheckName, (state: OpeningState) => Finding>> = {
  address: ({ settings: { SHOP_MODE, SHOP_URL } }) => {
    const isPublic = SHOP_URL.startsWith("https:");
    if (SHOP_MODE === "live" && isPublic) return found(true, `The shop is at ${SHOP_URL}.`);
    const what = SHOP_MODE === "demo" ? "It runs as a demo" : "Its address is not encrypted";
    return found(false, `${what}, at ${SHOP_URL}.`);
  },
  logins: ({ demoLogins }) =>
    demoLogins.length === 0
      ? found(true, "Nobody on the staff has the demo's password.")
      : found(
          false,
          `The demo's password, which everybody knows, opens ${list.format(demoLogins)}.`,
        ),
  payments: ({ settings: { PAYMENTS, STRIPE_API_KEY } }) => {
    if (PAYMENTS === "demo") return found(false, "Demo payments: no card is charged.");
    return STRIPE_API_KEY?.includes("_test_")
      ? found(false, "Stripe runs with its test keys: no card is charged.")
      : found(true, "Stripe charges cards.");
  },
  mail: ({ settings: { SMTP_URL, MAIL_FROM }, shop: { email } }) => {
    if (!SMTP_URL) return found(false, "No email leaves this machine: each is kept as a file.");
    if (isMadeUp(MAIL_FROM)) {
      return found(false, `Emails come from ${MAIL_FROM}, an address that is made up.`);
    }
    return isSameAddress(addressIn(MAIL_FROM), email)
      ? found(true, `Emails are sent, from ${MAIL_FROM}.`)
      : found(false, `Emails come from ${MAIL_FROM}, but pages and emails name ${email}.`);
  },
  taxes: ({ taxes: { areOn, numbers } }) => {
    if (!areOn) return found(false, "No tax is worked out: totals are the prices alone.");
    return numbers.gstHst
      ? found(true, "Taxes are worked out by province, and orders name your GST/HST number.")
      : found(false, "Taxes are worked out by province, but orders name no GST/HST number.");
  },
  delivery: ({ deliveryOptions, confirmed }) =>
    deliveryOptions.length === 0
      ? found(false, "Buyers are offered no delivery.")
      : found(Boolean(confirmed.delivery), `Buyers are offered: ${list.format(deliveryOptions)}.`),
  ratings: ({ ratedProducts: count }) =>
    count === 0
      ? found(true, "No product shows stars that no buyer gave.")
      : found(
          false,
          `${count} ${count === 1 ? "product shows" : "products show"} stars that no buyer of this shop gave.`,
        ),
  topics: ({ topics }) => {
    const said = POST_TOPICS.map((topic) => POPULAR_TOPIC_ARTICLES[topic]);
    const real = POST_TOPICS.map((topic) => topics[topic] ?? 0);
    const isTrue = said.every((count, place) => count === real[place]);
    return found(
      isTrue,
      isTrue
        ? "“Popular Topics” says as many articles as there are."
        : `“Popular Topics” says ${numbers(said)} articles; there are ${numbers(real)}.`,
    );
  },
  contact: ({ shop: { phone, email, address } }) => {
    const { street, city, province, postalCode } = address;
    return found(
      !isMadeUp(email),
      `Pages and emails say: ${SHOP.name}, ${street}, ${city}, ${province} ${postalCode}, ${phone}, ${email}.`,
    );
  },
  texts: ({ taxes, freeFromCents, texts }) => {
    const pagesWith = (words: string) =>
      list.format(Object.keys(texts).filter((page) => texts[page]?.includes(words)));
    const free = freeFromCents === 0 ? "" : pagesWith(NO_SHIPPING_CHARGE);
    const taxed = taxes.areOn ? pagesWith(TAX_IS_INCLUDED) : "";
    const wrong = [
      free && `${free}: “${NO_SHIPPING_CHARGE}”, but delivery is not always free.`,
      taxed && `${taxed}: prices “${TAX_IS_INCLUDED}”, but the checkout adds it.`,
    ].filter(Boolean);
    return wrong.length === 0
      ? found(true, "What pages say about delivery and taxes is what the checkout does.")
      : found(false, wrong.join(" "));
  },
  claims: ({ confirmed }) =>
    found(
      Boolean(confirmed.claims),
      "The home page says “Health Canada approved products”. Health Canada licenses devices and says that a licence is no approval.",
    ),
};

const JUDGED: readonly OpeningCheckName[] = JUDGED_OPENING_CHECKS;

/** What the shop needs before it opens, in order, with what was found. */
export function openingChecks(state: OpeningState): OpeningCheck[] {
  return OPENING_CHECKS.map((name) => ({
    name,
    ...FINDINGS[name](state),
    confirmed: (JUDGED.includes(name) && state.confirmed[name]) || null,
  }));
}

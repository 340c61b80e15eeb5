import type { OpeningCheckName } from "@eldercare/contracts";

type Advice = {
  title: string;
  /** What to do while it is not done. */
  advice: string;
  /** Where in the back office; or a page of the shop. */
  link?: { label: string; screen: string } | { label: string; shopPage: string };
};

const SERVER = "Whoever runs the server sets it:";

/** What each check is about, and how it becomes right. */
export const OPENING_ADVICE: Readonly<Record<OpeningCheckName, Advice>> = {
  address: {
    title: "The shop's address",
    advice: `${SERVER} SHOP_MODE=live, and SHOP_URL with an https address of your own.`,
  },
  logins: {
    title: "Passwords",
    advice:
      "Sign in with each of these and choose another password, or have whoever runs the server do it with npm run admin-password.",
    link: { label: "Your Account", shopPage: "/account" },
  },
  payments: {
    title: "Card payments",
    advice: `${SERVER} the live keys of your Stripe account, STRIPE_API_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.`,
  },
  mail: {
    title: "Email",
    advice: `${SERVER} SMTP_URL of your mail server, and MAIL_FROM with the address of yours that stands in Content.`,
    link: { label: "Content", screen: "/admin/content" },
  },
  taxes: {
    title: "Taxes",
    advice:
      "In Medusa Admin, open Settings, Regions, Canada, and switch automatic taxes on. Have your accountant look at the rates in Settings, Tax Regions. Your registration numbers go into Settings here, under Sales Taxes.",
    link: { label: "Settings", screen: "/admin/settings" },
  },
  delivery: {
    title: "Delivery",
    advice:
      "In Medusa Admin, open Settings, Locations & Shipping, and set what delivery costs and where you deliver. Then say here that it is right.",
  },
  ratings: {
    title: "Stars on products",
    advice:
      "They came with the demo's catalogue. Take them out: import a file of products with the columns SKU, Rating and Review Count, both 0.",
    link: { label: "Import", screen: "/admin/import" },
  },
  topics: {
    title: "Numbers of care guides",
    advice:
      "They stand in the file packages/contracts/src/popular-topics.ts; a developer puts the real ones there.",
    link: { label: "See the Care Guides", shopPage: "/blog" },
  },
  contact: {
    title: "Name, phone and postal address",
    advice:
      "Write your phone number, email address and postal address in Content. The name stands in the file packages/contracts/src/shop.ts; a developer puts yours there.",
    link: { label: "Content", screen: "/admin/content" },
  },
  texts: {
    title: "What pages say about delivery and taxes",
    advice: "Write in Content what your shop does.",
    link: { label: "Content", screen: "/admin/content" },
  },
  claims: {
    title: "Claims about products",
    advice:
      "Read what the home page and “About” promise, change in Content what you cannot prove, and say here that it is right.",
    link: { label: "Content", screen: "/admin/content" },
  },
};

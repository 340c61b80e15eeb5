import { RETURN_DAYS } from "../constants.js";
import { SHOP } from "../shop.js";
import type { InformationPage } from "./information-page.js";

/** What holds only where the checkout adds no tax. */
export const TAX_IS_INCLUDED = "include sales tax";

// For the owner: a plain starting point for a shop based in Ontario, to be checked by a lawyer.
export const TERMS_PAGE: InformationPage = {
  title: "Terms",
  description:
    "The terms of buying from Birchwell: prices, orders, payment, delivery, returns and your rights as a consumer.",
  intro: `These terms apply when you buy from ${SHOP.name}. Nothing here takes away a right that the consumer law of your province gives you.`,
  updatedAt: "2026-11-25",
  sections: [
    {
      id: "seller",
      heading: "Who sells to you",
      blocks: [
        {
          kind: "text",
          text: `${SHOP.name}, {address}, Canada. Phone {phone}, email {email}.`,
        },
      ],
    },
    {
      id: "prices",
      heading: "Prices",
      blocks: [
        {
          kind: "text",
          text: `Prices are in Canadian dollars and ${TAX_IS_INCLUDED}. A struck-through price is what the item ordinarily costs in this shop. The total at checkout is the full amount: no fee is added later.`,
        },
        {
          kind: "text",
          text: "If a price or stock number changes while you shop, checkout tells you before you pay. If we made an obvious mistake, we will call or write, and you choose whether to buy at the right price or cancel.",
        },
      ],
    },
    {
      id: "orders",
      heading: "Orders and payment",
      blocks: [
        {
          kind: "list",
          items: [
            "To pay here you need an account with a confirmed email address, unless checkout lets you go on as a guest or you ordered by phone. You must be of the age of majority in your province.",
            "Checkout lists items, quantities, total and address, so that you can correct them before you pay.",
            "Your card is charged through Stripe when you complete the payment. The contract begins then.",
            "You get a copy of the order by email. Keep it.",
            "If we cannot deliver an item you have paid for, we tell you and refund it in full.",
          ],
        },
      ],
    },
    {
      id: "delivery-and-returns",
      heading: "Delivery, returns and cancelling",
      blocks: [
        {
          kind: "text",
          text: `Delivery times are estimates. If your order has not come within 30 days of the date we named, you may cancel for a full refund. You may return most items within ${RETURN_DAYS} days. The shipping and returns pages are part of these terms.`,
        },
        {
          kind: "links",
          links: [
            { label: "Shipping", to: "/shipping" },
            { label: "Returns", to: "/returns" },
          ],
        },
      ],
    },
    {
      id: "safe-use",
      heading: "Safe use and health information",
      blocks: [
        {
          kind: "text",
          text: "Read the instructions, respect the weight limit and stop using anything that is damaged. Our guides and staff give general information. They do not replace the advice of a health professional who knows you. In an emergency call 911.",
        },
      ],
    },
    {
      id: "accounts",
      heading: "Your account",
      blocks: [
        {
          kind: "text",
          text: "Keep your password to yourself and tell us if you think someone else has used your account. We may close an account that is used for fraud or to harm the shop or others.",
        },
      ],
    },
    {
      id: "warranty",
      heading: "Warranty and liability",
      blocks: [
        {
          kind: "text",
          text: "Goods must be of acceptable quality and fit for their ordinary use: the law says so, and we stand by it. A maker's warranty comes on top. We are not liable for harm caused by use against the instructions. We do not limit liability where the law forbids it.",
        },
      ],
    },
    {
      id: "content",
      heading: "Texts and pictures",
      blocks: [
        {
          kind: "text",
          text: "You may print our guides and product pages for yourself, your family, clients or patients. Please ask before you publish them elsewhere.",
        },
      ],
    },
    {
      id: "law",
      heading: "Law and disputes",
      blocks: [
        {
          kind: "text",
          text: "The laws of Ontario and of Canada apply. If you live in another province or territory, you keep the protection of its consumer law and may go to its courts. Please talk to us first: most things can be put right in one call.",
        },
        { kind: "links", links: [{ label: "Contact Us", to: "/contact" }] },
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        {
          kind: "text",
          text: "The terms on the day you order apply to that order. The date on this page shows when they last changed.",
        },
      ],
    },
  ],
};

import { CART_COOKIE_DAYS, RETURN_DAYS, USUAL_DELIVERY } from "../constants.js";
import { periodInWords, RETENTION } from "../retention.js";
import type { InformationSection, TextLink } from "./information-page.js";
import { TAX_IS_INCLUDED } from "./terms.js";

/** The original questions and answers. */

type FrequentQuestion = {
  /** Anchor of the question, for links in mails. */
  id: string;
  question: string;
  answer: readonly string[];
  links?: readonly TextLink[];
};

const GROUPS: readonly { heading: string; questions: readonly FrequentQuestion[] }[] = [
  {
    heading: "Choosing",
    questions: [
      {
        id: "which-product",
        question: "I do not know what I need. Can you help?",
        answer: [
          "Yes. Call {phone} in store hours, or write to us. Tell us who it is for, what is hard to do, and the width of the narrowest door. If we think you do not need something, we will say so.",
          "We are not health professionals. For a new weakness, a fall or a sore, please ask a doctor, nurse or therapist first.",
        ],
        links: [
          { label: "Contact Us", to: "/contact" },
          { label: "Care Guides", to: "/blog" },
        ],
      },
      {
        id: "sizes",
        question: "How do I find the right size?",
        answer: [
          "The size guide shows how to measure for canes, walkers, wheelchairs and compression socks. The Specifications tab of each product has its sizes and weight limit.",
        ],
        links: [{ label: "Size Guide", to: "/size-guide" }],
      },
      {
        id: "medical-devices",
        question: "Are your products approved by Health Canada?",
        answer: [
          "Health Canada does not approve shops, and a licence is not a recommendation. In Canada, makers need a licence to sell devices of the higher risk classes, such as blood pressure monitors. You can look up a device in Health Canada's online licence listing, or ask us.",
        ],
      },
      {
        id: "weight-limit",
        question: "Does the weight limit matter that much?",
        answer: [
          "Yes. Use your weight when dressed, with shoes and anything you carry, and stay below the limit. Parts can crack without warning above it.",
        ],
      },
    ],
  },
  {
    heading: "Ordering and paying",
    questions: [
      {
        id: "account",
        question: "Do I need an account?",
        answer: [
          "You can look around and fill a cart without one. To pay, you need to sign in, unless the checkout lets you go on as a guest with only your email address. When you register, we email you a link. Open it, and you can sign in.",
        ],
        links: [{ label: "Sign in or register", to: "/auth" }],
      },
      {
        id: "by-phone",
        question: "Can I order by phone?",
        answer: [
          "Yes. Call {phone} in store hours. We take your order and email you a link to pay for it by card, or stay on the line while you order here yourself. You do not need an account.",
          "Please never tell us or email us your card number. You type it into the secure form yourself.",
        ],
      },
      {
        id: "card-safety",
        question: "Is it safe to pay with my card?",
        answer: [
          "Card payments run through Stripe. Your card number goes straight to Stripe over an encrypted link and is never stored by our shop.",
        ],
      },
      {
        id: "prices-and-tax",
        question: "Do the prices include tax?",
        answer: [
          `Yes. Prices are in Canadian dollars and ${TAX_IS_INCLUDED}. The total at checkout is what you pay.`,
        ],
      },
      {
        id: "cart",
        question: "How long does my cart last?",
        answer: [
          `${CART_COOKIE_DAYS} days on the same device and browser. It is kept in a cookie on your device, so it does not move from your phone to your computer by itself. Sign in on both, and it does: your account keeps it for ${periodInWords(RETENTION.carts.keep)}.`,
        ],
      },
      {
        id: "for-a-parent",
        question: "Can I order for my mother or father?",
        answer: [
          "Yes. At checkout, enter their name, phone number and address, and your own email address for the updates.",
        ],
      },
    ],
  },
  {
    heading: "Delivery and returns",
    questions: [
      {
        id: "order-status",
        question: "Where is my order?",
        answer: [
          "Each of our emails about an order has a link that shows its status and where its parcel is. You can also look it up with its number and your email address. You do not need to sign in.",
        ],
        links: [{ label: "Order Status", to: "/order-status" }],
      },
      {
        id: "delivery-time",
        question: "How long does delivery take?",
        answer: [`${USUAL_DELIVERY} The shipping page has a table by province.`],
        links: [{ label: "Shipping", to: "/shipping" }],
      },
      {
        id: "returns",
        question: "Can I send something back?",
        answer: [
          `Yes, within ${RETURN_DAYS} days of receiving it. Items that touch the body, such as toilet seats or underwear, must be unopened unless they are faulty.`,
        ],
        links: [{ label: "Returns", to: "/returns" }],
      },
      {
        id: "assembly",
        question: "Do things come assembled?",
        answer: [
          "Most walkers and wheelchairs unfold and click into place. Grab bars and fold-down seats must be screwed into a solid wall. If a product's page leaves you unsure, ask us before you order.",
        ],
        links: [{ label: "Services", to: "/services" }],
      },
    ],
  },
  {
    heading: "Help with cost",
    questions: [
      {
        id: "funding",
        question: "Will my province pay for part of it?",
        answer: [
          "Perhaps. Several provinces have programs for wheelchairs, walkers and other aids, and so do Veterans Affairs Canada and many private plans. Most want a form signed by a therapist, doctor or nurse before you buy, and some pay only for certain vendors. Ask them first: we cannot promise that a purchase will be covered.",
        ],
      },
      {
        id: "tax-credit",
        question: "Can I claim it on my taxes?",
        answer: [
          "Some items count as medical expenses or home accessibility expenses with the Canada Revenue Agency, and some need a prescription to count. Keep your receipt. A free community tax clinic can tell you more.",
        ],
      },
    ],
  },
];

export const FAQ_PAGE = {
  title: "Questions and Answers",
  description:
    "Answers about ordering, delivery, returns, sizes, accounts and help with cost at Birchwell.",
  groups: GROUPS.map(({ heading, questions }) => ({
    heading,
    questions: questions.map(
      ({ id, question, answer, links }): InformationSection => ({
        id,
        heading: question,
        blocks: [
          ...answer.map((text) => ({ kind: "text" as const, text })),
          ...(links ? [{ kind: "links" as const, links }] : []),
        ],
      }),
    ),
  })),
  closingTitle: "Still have a question?",
  closingText: "Ask us. A person will read your message and answer it.",
};

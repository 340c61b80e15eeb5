import { ACCOUNT_CART_COOKIE_DAYS, CART_COOKIE_DAYS, WISHLIST_COOKIE_DAYS } from "../constants.js";
import { periodInWords, RETENTION, type RetentionName } from "../retention.js";
import { SHOP } from "../shop.js";
import type { InformationPage } from "./information-page.js";

/** The periods that the nightly job keeps to. */
const kept = (name: RetentionName) => periodInWords(RETENTION[name].keep);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// For the owner: this text describes what this software does. Have it checked by a lawyer, and add
// every service you connect (mail, hosting, statistics) before you open.
export const PRIVACY_PAGE: InformationPage = {
  title: "Privacy",
  description:
    "What Birchwell knows about you, why, who else sees it, how long we keep it and how to see, correct or delete it.",
  intro:
    "We ask only for what we need to run the shop. We do not sell personal information, and we show no advertising from others. What you look at here can say something about your health, so we treat it with care.",
  updatedAt: "2026-11-27",
  sections: [
    {
      id: "what",
      heading: "What we collect and why",
      blocks: [
        {
          kind: "table",
          caption: "Personal information and its use",
          columns: ["What", "Why", "How long"],
          rows: [
            [
              "Account: name, email address, password (stored in a form that nobody can read back), addresses that you keep for your next order, products that you saved for later",
              "To sign you in, confirm your email address, fill in the checkout and show you your list",
              `Until you ask us to delete the account; ${kept("registrations")} when the address is not confirmed`,
            ],
            [
              "Orders: items, amounts, name, phone, address, email",
              "To deliver, to help with returns, to keep our books",
              `${capital(kept("orders"))} after the end of the tax year, as the Canada Revenue Agency requires of businesses; ${kept("unpaidOrders")} when an order was cancelled and never paid. Then we remove who it was for and keep what was sold.`,
            ],
            [
              "Your cart, while you are signed in",
              "So that you find it on your other devices",
              `${capital(kept("carts"))} after its last change, or until it is empty`,
            ],
            [
              "Messages you send us",
              "To answer you",
              `${capital(kept("messages"))} after the last message`,
            ],
            [
              "Reviews: stars, text, the name you chose, and which address wrote it",
              "To show others what buyers think, and to let you change it",
              `${capital(kept("reviewWriters"))} for the address, and for reviews that we did not publish; published reviews stay. When your data is deleted, published reviews stay, without your name.`,
            ],
            [
              "Newsletter: email address, time and wording of your consent",
              "To send it, to ask you what you think of what you bought, and to prove that you agreed",
              `Until you unsubscribe; the proof for ${kept("withdrawnConsents")} more; ${kept("unconfirmedSignUps")} when you do not confirm`,
            ],
            [
              "Back in stock: email address, the product you wait for, time and wording of your consent",
              "To send you the one email that you asked for",
              `From the moment you confirm your address until we send that email, at most ${kept("stockAlerts")}`,
            ],
            [
              "Emails we send you: to whom, about what, when",
              "To find out whether an email reached you",
              capital(kept("mails")),
            ],
            [
              "Security records: who signed in or changed something, and from which internet address",
              "To notice and clear up misuse",
              capital(kept("securityEvents")),
            ],
            [
              "Technical logs: internet address of your device, page, time",
              "To keep the shop safe and find faults",
              capital(kept("logs")),
            ],
          ],
        },
      ],
    },
    {
      id: "cards",
      heading: "Card numbers",
      blocks: [
        {
          kind: "text",
          text: "You pay through Stripe. Your card number goes from your browser to Stripe and never reaches us. We receive a reference, the amount, the result, and the card's brand, last four digits and expiry date.",
        },
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        {
          kind: "list",
          items: [
            `Cart: what is in your cart, kept on your device for ${CART_COOKIE_DAYS} days and deleted when the cart is empty.`,
            "Discount codes: those that you typed, kept on your device as long as the cart, or until your order is paid.",
            "Compare: which products you are comparing, kept on your device for 7 days.",
            `Saved for later: which products you saved, kept on your device for ${WISHLIST_COOKIE_DAYS} days after your last change. Once you sign in, your account keeps them instead.`,
            "Session: keeps you signed in. Other sites and scripts cannot read it.",
            "Signed in: says only that someone is signed in, so that pages know whether to greet you. It begins and ends with the session.",
            "Notice: the result of a form that you sent, to be shown on the next page. It is gone after a minute.",
            "Known device: remembers for 180 days that you signed in here, so that nobody who guesses passwords elsewhere can lock you out.",
            `Your account's cart: if you are signed in, what your account last knew of this device's cart, kept for ${ACCOUNT_CART_COOKIE_DAYS} days, so that changes on several devices come together. Other sites and scripts cannot read it.`,
            "Guest: if you pay without an account, it keeps your order open for a day in the browser that placed it.",
            "Stripe sets its own cookies on the checkout page to prevent fraud.",
          ],
        },
        {
          kind: "text",
          text: "What you choose under Display (text size, contrast, moving parts) stays in your browser. It is not sent to us.",
        },
        {
          kind: "text",
          text: "There are no advertising or tracking cookies, so there is no banner to click away.",
        },
      ],
    },
    {
      id: "others",
      heading: "Who else sees it",
      blocks: [
        {
          kind: "list",
          items: [
            "Carriers get name, address and phone number to deliver.",
            "Stripe gets what it needs for the payment. It may process it outside Canada, where other laws apply.",
            "Our hosting and email services store or pass on data on our behalf, under contract.",
            "Authorities, when the law requires it.",
          ],
        },
        {
          kind: "text",
          text: "None of them gets more than it needs. Parcels do not show what is inside.",
        },
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        {
          kind: "text",
          text: "You may ask us to do any of these. It costs nothing, and we answer within 30 days:",
        },
        {
          kind: "list",
          items: [
            "show you what we hold about you",
            "correct it",
            "give you a copy in a common file format",
            "delete it, where the law lets us",
            "stop using it for something you agreed to before",
          ],
        },
        {
          kind: "text",
          text: "With an account you can do this yourself, under “Your Data”: download it, or delete the account. Then your name, addresses, what you saved for later, messages, newsletter sign-up, the list of emails and all sign-ins are deleted at once. Published reviews stay, without your name, and orders stay for as long as the table above says.",
        },
        {
          kind: "text",
          text: "Without an account, or by phone, our staff will do it for you. A family member, or someone with power of attorney, may ask for another person: please send us their written permission or a copy of the legal paper.",
        },
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      blocks: [
        {
          kind: "text",
          text: "Connections are encrypted. Only staff who need it can see orders and messages. If something goes wrong and there is a real risk of serious harm to you, we tell you and the Privacy Commissioner of Canada, and in Quebec the Commission d'accès à l'information.",
        },
      ],
    },
    {
      id: "contact",
      heading: "Privacy officer and complaints",
      blocks: [
        {
          kind: "text",
          text: `Write to the Privacy Officer, ${SHOP.name}, {address}, or to {email}. If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada (priv.gc.ca) or to the commissioner of your province.`,
        },
        { kind: "links", links: [{ label: "Contact Us", to: "/contact" }] },
      ],
    },
  ],
};

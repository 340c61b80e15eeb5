import { SHOP } from "../shop.js";
import type { InformationPage } from "./information-page.js";

// For the owner: say here what is true of your shop, and who answers. What is not yet good belongs here, too.
export const ACCESSIBILITY_PAGE: InformationPage = {
  title: "Accessibility",
  description:
    "How Birchwell's shop can be read and used by everybody, what is not yet good enough, and how to tell us.",
  intro: `${SHOP.name} is for everybody, however well you see, hear, move or remember. If something here stands in your way, please tell us. In the meantime, you can order by phone.`,
  updatedAt: "2026-11-27",
  sections: [
    {
      id: "settings",
      heading: "Make the shop fit you",
      blocks: [
        {
          kind: "list",
          items: [
            "Press “Display” at the top of any page. You can choose larger text and more contrast, and keep moving parts still. Your choice stays on this device.",
            "Your browser's own zoom and text size work, too: pages stay whole at four times their size.",
            "Everything works from the keyboard: Tab moves on, Enter presses, Escape closes. “Skip to main content” is the first link of every page.",
            "The shop works without JavaScript, too, up to the card form at checkout.",
          ],
        },
      ],
    },
    {
      id: "aims",
      heading: "What we hold ourselves to",
      blocks: [
        {
          kind: "text",
          text: "We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and for more where it matters most: text in strong contrast, letters that are large enough to read, and buttons that are large enough to hit.",
        },
        {
          kind: "list",
          items: [
            "A program checks every page whenever the shop is changed: its structure, contrast, size of letters and buttons, and whether it fits a small phone.",
            "We test buying something with the keyboard alone.",
            "Pictures of products say in words what they show.",
          ],
        },
      ],
    },
    {
      id: "limits",
      heading: "What is not yet good enough",
      blocks: [
        {
          kind: "list",
          items: [
            "Programs find only a part of what can be wrong. People who use a screen reader every day have not tested the whole shop yet. If you use one, your feedback helps us most.",
            "The card form comes from Stripe, which is responsible for its accessibility. If it does not work for you, call us.",
            "Product names and descriptions are in English, and some are in French as well. The rest of the shop is in English.",
          ],
        },
      ],
    },
    {
      id: "other-ways",
      heading: "Other ways to shop",
      blocks: [
        {
          kind: "text",
          text: "Call {phone} in store hours. We read out what a page says, help you choose, and take your order. If you need something from us in large print or as a plain email, just ask: it is free.",
        },
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us",
      blocks: [
        {
          kind: "text",
          text: "Call {phone} or write to {email}. Tell us the page, what you wanted to do and what you use, such as a phone or a screen reader. A person will answer within 2 business days and tell you what we will do about it.",
        },
        { kind: "links", links: [{ label: "Contact Us", to: "/contact" }] },
      ],
    },
  ],
};

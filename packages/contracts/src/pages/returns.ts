import { RETURN_DAYS } from "../constants.js";
import type { InformationPage } from "./information-page.js";

export const RETURNS_PAGE: InformationPage = {
  title: "Returns",
  description: `How to return an item to Birchwell within ${RETURN_DAYS} days, what cannot come back once opened, and when you get your money back.`,
  intro: `If something does not fit or does not help, send it back within ${RETURN_DAYS} days of the day you received it. There is no restocking fee.`,
  updatedAt: "2026-11-27",
  sections: [
    {
      id: "how",
      heading: "How to return an item",
      blocks: [
        {
          kind: "list",
          isOrdered: true,
          items: [
            `Ask us within ${RETURN_DAYS} days. Open your order under Order Status and use “Return something” there, or call or write to us. Tell us what was wrong: a size question can often be solved on the phone.`,
            "We answer within 2 business days and tell you how to send it back. Where we pay for it, we send you a return label. For large items we arrange a pick-up.",
            "Pack the item clean and complete, with all parts and papers, and write your order number on the box. The original box is best, but any strong box will do.",
            "Send it within 14 days of our answer, and keep the carrier's receipt.",
          ],
        },
        { kind: "links", links: [{ label: "Order Status", to: "/order-status" }] },
      ],
    },
    {
      id: "condition",
      heading: "What condition it should be in",
      blocks: [
        {
          kind: "text",
          text: "You may try an item at home as you would in a store: on a clean floor, indoors, for a short time. We refund the full price when it comes back clean, undamaged and complete. If it shows more wear than that, we will call you before we refund less.",
        },
      ],
    },
    {
      id: "hygiene",
      heading: "What cannot come back once opened",
      blocks: [
        {
          kind: "text",
          text: "For health reasons these can be returned only while their seal or inner bag is unopened:",
        },
        {
          kind: "list",
          items: [
            "toilet seats, commodes, bath and shower seats, bath mats and sponges",
            "protective underwear, bed pads, wipes, shampoo caps and creams",
            "mattress pads, cushions and pillows",
            "compression socks, other socks and slippers that have been worn for more than a short try-on",
            "lancets and test strips, thermometers and hand putty",
          ],
        },
        {
          kind: "text",
          text: "Not sure about the size? Ask before you open it. This limit does not apply to an item that is faulty, damaged or not what you ordered.",
        },
        { kind: "links", links: [{ label: "Size Guide", to: "/size-guide" }] },
      ],
    },
    {
      id: "shipping-cost",
      heading: "Who pays to send it back",
      blocks: [
        {
          kind: "table",
          caption: "Cost of return shipping",
          columns: ["Reason", "Parcel", "Large item"],
          rows: [
            ["Faulty, damaged or wrong item", "We pay", "We pay"],
            [
              "Wrong size, changed mind",
              "We pay for the first return of an order",
              "You pay the carrier's rate, which we tell you first",
            ],
          ],
        },
      ],
    },
    {
      id: "refund",
      heading: "When you get your money back",
      blocks: [
        {
          kind: "text",
          text: "We check the item within 3 business days of its arrival and refund the card you paid with, tax included. Your bank may take 5 to 10 more days to show it. You will get an email when we send the refund.",
        },
        {
          kind: "text",
          text: "For another size or model, return the first one and order the other. That way it reaches you sooner.",
        },
      ],
    },
    {
      id: "faulty",
      heading: "Faulty items and warranty",
      blocks: [
        {
          kind: "text",
          text: "Stop using an item that cracks, slips, overheats or does not work as it should, and call us. Where a maker gives a warranty, it is in the product's Specifications tab. It comes on top of the rights that the law of your province gives you.",
        },
      ],
    },
    {
      id: "cancel",
      heading: "Cancelling an order",
      blocks: [
        {
          kind: "text",
          text: "Call as soon as you can. If the order is not packed yet, we cancel it and refund everything the same day. If it has left, refuse it at the door or return it as above.",
        },
        { kind: "links", links: [{ label: "Contact Us", to: "/contact" }] },
      ],
    },
  ],
};

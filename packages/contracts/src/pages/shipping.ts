import type { InformationPage } from "./information-page.js";

/** What holds only where delivery is free. */
export const NO_SHIPPING_CHARGE = "checkout adds no shipping charge";

// No amount is named here on purpose: checkout adds no shipping to any order (spec §2 Checkout),
// while the cart panel, product page and home page each name a threshold of their own (spec §9).
export const SHIPPING_PAGE: InformationPage = {
  title: "Shipping",
  description:
    "Where Birchwell delivers in Canada, how long it takes, what it costs and how large items arrive.",
  intro:
    "We deliver to every province and territory. Checkout shows the full price, with tax and shipping, before you pay.",
  updatedAt: "2026-11-27",
  sections: [
    {
      id: "cost",
      heading: "What it costs",
      blocks: [
        {
          kind: "text",
          text: `Standard shipping is free: ${NO_SHIPPING_CHARGE} to your order. There is no handling fee, and nothing to pay at the door.`,
        },
      ],
    },
    {
      id: "time",
      heading: "How long it takes",
      blocks: [
        {
          kind: "text",
          text: "Orders paid before noon Eastern time on a weekday are packed the same day, others on the next business day. Then count on:",
        },
        {
          kind: "table",
          caption: "Usual delivery time after packing, in business days",
          columns: ["Where", "Parcels", "Large items"],
          rows: [
            ["Ontario and Quebec", "2 to 4", "4 to 8"],
            ["Manitoba, Saskatchewan, Alberta, British Columbia", "3 to 6", "6 to 12"],
            [
              "New Brunswick, Nova Scotia, Prince Edward Island, Newfoundland and Labrador",
              "3 to 7",
              "7 to 14",
            ],
            ["Yukon, Northwest Territories, Nunavut and fly-in communities", "5 to 15", "Call us"],
          ],
        },
        {
          kind: "text",
          text: "These are estimates. Storms and holidays can add days. If you need something by a certain date, such as a discharge from hospital, call us before you order and we will tell you plainly if we can make it.",
        },
      ],
    },
    {
      id: "large-items",
      heading: "Large and heavy items",
      blocks: [
        {
          kind: "text",
          text: "Scooters, power wheelchairs and lift recliners travel by freight. The carrier calls to set a time. Standard delivery is to your front door or lobby, on one level.",
        },
        {
          kind: "list",
          items: [
            "Measure doors, hallways, elevators and stairs before you order. The product's Specifications tab has the sizes.",
            "Have a second adult there. Drivers do not carry items up stairs or unpack them.",
            "Look at the box before you sign. If it is torn or crushed, write that on the slip and take a photo.",
          ],
        },
        {
          kind: "links",
          links: [{ label: "Ask about installation and setup", to: "/services" }],
        },
      ],
    },
    {
      id: "someone-else",
      heading: "Sending to someone else",
      blocks: [
        {
          kind: "text",
          text: "Many orders go from a son or daughter to a parent. Put the name and phone number of the person who will receive the parcel in the shipping form, and your own email address, so that you get the updates. For an apartment or a care home, fill in “Unit, Apartment or Room”, and tell the carrier in the note how to get in.",
        },
      ],
    },
    {
      id: "address",
      heading: "Post office boxes and remote places",
      blocks: [
        {
          kind: "text",
          text: "Parcels can go to a post office box, but freight cannot. In places with ice roads or seasonal ferries, delivery may wait for the season. We will tell you before we ship, and you may cancel for a full refund.",
        },
      ],
    },
    {
      id: "late-or-missing",
      heading: "Late, lost or damaged",
      blocks: [
        {
          kind: "list",
          items: [
            "Late: call or write if it is more than 2 business days past the estimate. We will trace it with the carrier.",
            "Marked as delivered but not there: ask neighbours and the front desk, then tell us within 7 days.",
            "Damaged: keep the box, take photos and tell us within 7 days. We send a new one or refund you. You do not pay to send it back.",
          ],
        },
        {
          kind: "links",
          links: [
            { label: "Contact Us", to: "/contact" },
            { label: "Returns", to: "/returns" },
          ],
        },
      ],
    },
  ],
};

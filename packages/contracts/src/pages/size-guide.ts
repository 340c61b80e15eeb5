import { formatLength, formatLengthRange } from "../length.js";
import { HANDLE_HEIGHTS, SEAT_WIDTHS, SOCK_SIZES } from "../size-charts.js";
import type { InformationPage } from "./information-page.js";

// The tables are those of the calculator; who writes others writes them here alone. The rules are those of the care guides, which name their sources (seeds/posts).
export const SIZE_GUIDE_PAGE: InformationPage = {
  title: "Size Guide",
  description:
    "How to measure for a cane, walker, wheelchair, toilet seat and compression socks, with tables in centimetres and inches.",
  intro:
    "You need a soft tape measure, a firm chair, the shoes you wear most and, if you can, a helper. Measure twice. If two results differ by more than 1 cm (½ in), measure again.",
  sections: [
    {
      id: "canes",
      heading: "Canes",
      blocks: [
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Put on your shoes and stand straight, arms loose, eyes ahead.",
            "Have a helper measure from the floor to the crease on the inside of your wrist.",
            "That is the height of the handle. With your hand on it, your elbow bends a little.",
          ],
        },
        {
          kind: "table",
          caption: "Where to start when nobody can measure you: set, try, then adjust",
          columns: ["Your height", "Handle height, about"],
          rows: HANDLE_HEIGHTS.map(({ height, feet, handle }) => [
            `${height} cm (${feet})`,
            formatLength(handle),
          ]),
        },
        {
          kind: "links",
          links: [
            {
              label: "Care guide: choosing a cane and setting its height",
              to: "/blog/choosing-a-cane-and-setting-its-height",
            },
          ],
        },
      ],
    },
    {
      id: "walkers",
      heading: "Walkers and rollators",
      blocks: [
        {
          kind: "text",
          text: "The grips sit at the crease of your wrist too. Check that this height is within the range listed under Specifications. Then check three more numbers:",
        },
        {
          kind: "list",
          items: [
            "Overall width: at least 3 cm (1 in) less than your narrowest door opening.",
            "Seat height of a rollator: both feet flat on the floor when you sit.",
            "Weight limit: above your weight when dressed, with your bag.",
          ],
        },
        {
          kind: "links",
          links: [
            {
              label: "Care guide: walker or rollator",
              to: "/blog/choosing-a-walker-or-rollator",
            },
          ],
        },
      ],
    },
    {
      id: "wheelchairs",
      heading: "Wheelchairs",
      blocks: [
        {
          kind: "text",
          text: "Sit on a firm chair with your hips right back, feet flat, in the clothes you would wear.",
        },
        {
          kind: "table",
          caption: "What to measure for a wheelchair",
          columns: ["Measure", "How", "Then"],
          rows: [
            [
              "Seat width",
              "Between two books held flat at the widest part of hips or thighs",
              "Add about 2.5 cm (1 in) in all",
            ],
            [
              "Seat depth",
              "From the back of the hips to the inside of the knee",
              "Take away about 5 cm (2 in)",
            ],
            [
              "Leg length",
              "From the inside of the knee to the heel, shoes on",
              "Take away the cushion",
            ],
            ["Back height", "From the seat to the bottom of the shoulder blade", "Add the cushion"],
            [
              "Door",
              "Clear opening at the narrowest door",
              "The chair's overall width must be less",
            ],
          ],
        },
        {
          kind: "table",
          caption: "Hip width and seat width",
          columns: ["Hips, dressed", "Seat width"],
          rows: [
            ...SEAT_WIDTHS.map(({ hipsUpTo, width }, place) => [
              place === 0
                ? `Up to ${formatLength(hipsUpTo)}`
                : formatLengthRange([SEAT_WIDTHS[place - 1]?.hipsUpTo ?? 0, hipsUpTo]),
              formatLength(width),
            ]),
            ["Wider", "Call us: a wider chair is needed"],
          ],
        },
        {
          kind: "text",
          text: "If the person sits for most of the day, has had a pressure sore or leans to one side, ask an occupational therapist to choose the chair.",
        },
        {
          kind: "links",
          links: [{ label: "Care guide: wheelchair sizing", to: "/blog/wheelchair-sizing" }],
        },
      ],
    },
    {
      id: "toilet-seats",
      heading: "Raised toilet seats and chairs",
      blocks: [
        {
          kind: "text",
          text: "Sit with your feet flat and measure from the floor to the crease behind your knee. Seats at that height, or 5 to 8 cm (2 to 3 in) above it, are easiest to rise from. For a raised toilet seat, measure the toilet from floor to rim and take that away: the rest is the height you need. Check whether the bowl is round or elongated.",
        },
      ],
    },
    {
      id: "compression-socks",
      heading: "Compression socks",
      blocks: [
        {
          kind: "text",
          text: "Measure both legs in the morning, sitting on the bed, before they swell: around the narrowest part above the ankle bones, around the widest part of the calf, and from the floor to the bend of the knee. Use the product's own size table. If ankle and calf fall in two sizes, ask us.",
        },
        {
          kind: "table",
          caption: "Common sizes. Makers differ, so go by the product's own table",
          columns: ["Size", "Ankle", "Calf"],
          rows: SOCK_SIZES.map(({ name, ankle, calf }) => [
            name,
            formatLengthRange(ankle),
            formatLengthRange(calf),
          ]),
        },
        {
          kind: "text",
          text: "Ask your doctor before you wear them if you have poor circulation, diabetes, numb feet, heart failure, a sore, or swelling in one leg only.",
        },
        {
          kind: "links",
          links: [
            {
              label: "Care guide: how to read sizes and pressure",
              to: "/blog/compression-socks-sizes-and-pressure",
            },
          ],
        },
      ],
    },
    {
      id: "cuffs",
      heading: "Blood pressure cuffs",
      blocks: [
        {
          kind: "text",
          text: "Measure around the bare upper arm, halfway between shoulder and elbow. The number must lie within the range printed on the cuff. A cuff that is too small shows a pressure that is too high.",
        },
        {
          kind: "links",
          links: [
            {
              label: "Care guide: measuring blood pressure at home",
              to: "/blog/measuring-blood-pressure-at-home",
            },
          ],
        },
      ],
    },
  ],
};

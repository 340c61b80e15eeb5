import { articleText, questionsText } from "./article.js";
import { RETURN_DAYS } from "./constants.js";
import {
  type EditableText,
  type KindValues,
  schemaOfText,
  type TextKind,
} from "./content-kinds.js";
import { HOME_WORDS } from "./home-words.js";
import { MAIL_TEXTS, type MailName, type MailText } from "./mail-texts.js";
import { ABOUT_PAGE } from "./pages/about.js";
import { ACCESSIBILITY_PAGE } from "./pages/accessibility.js";
import { CONTACT_PAGE } from "./pages/contact.js";
import { FAQ_PAGE } from "./pages/faq.js";
import type { InformationPage, InformationSection } from "./pages/information-page.js";
import { PRIVACY_PAGE } from "./pages/privacy.js";
import { RETURNS_PAGE } from "./pages/returns.js";
import { SERVICES_PAGE } from "./pages/services.js";
import { SHIPPING_PAGE } from "./pages/shipping.js";
import { SIZE_GUIDE_PAGE } from "./pages/size-guide.js";
import { TERMS_PAGE } from "./pages/terms.js";
import { SHOP } from "./shop.js";

export * from "./article.js";
export * from "./content-kinds.js";
export * from "./mail-texts.js";
export * from "./mail-words.js";
export type * from "./pages/information-page.js";
export { NO_SHIPPING_CHARGE } from "./pages/shipping.js";
export { TAX_IS_INCLUDED } from "./pages/terms.js";

const MOST_CHARACTERS = 300;

function text<Kind extends TextKind>(
  kind: Kind,
  { max = MOST_CHARACTERS, ...rest }: Omit<EditableText<Kind>, "kind" | "max"> & { max?: number },
): EditableText<Kind> {
  return { kind, max, ...rest };
}

const { country: _inCanada, ...ADDRESS } = SHOP.address;

/** Words that the shop puts in, so that each stands once. */
const OF_THE_SHOP = {
  phone: { what: "the shop's phone number" },
  email: { what: "the shop's email address" },
  address: { what: "the shop's address" },
} as const;
const LINKS_AND_LISTS =
  "- makes a list, 1. steps, [Contact us](/contact) on a line of its own a link.";
const MARKS = `## makes a heading. ${LINKS_AND_LISTS}`;
const SERVICES =
  "## begins a service: its words, a list of points with -, and a line [Get support](/contact) for its button";
const LONGEST_PAGE = 40_000;

/** Pages of texts alone, by name. */
export const INFORMATION_PAGES = {
  "size-guide": SIZE_GUIDE_PAGE,
  shipping: SHIPPING_PAGE,
  returns: RETURNS_PAGE,
  privacy: PRIVACY_PAGE,
  terms: TERMS_PAGE,
  accessibility: ACCESSIBILITY_PAGE,
} as const satisfies Record<string, InformationPage>;

/** What every page of texts has for its head and for search engines. */
const headOf = ({ title, description }: Pick<InformationPage, "title" | "description">) => ({
  title: text("line", { label: "Title", max: 60, original: title }),
  description: text("line", {
    label: "Description for search engines",
    max: 160,
    original: description,
  }),
});

const words = (label: string, original: string, hint?: string) =>
  text("paragraph", {
    ...{ label, max: 2000, placeholders: OF_THE_SHOP, original },
    ...(hint !== undefined && { hint }),
  });
const introOf = (original: string) => words("Words below the title", original);
const LINE_BY_LINE = "One per line";
const lines = (label: string, original: readonly string[]) =>
  words(label, original.join("\n"), LINE_BY_LINE);
/** A topic with its values is the subject of a message, and of a mail. */
const LONGEST_TOPIC = 100;

const article = (label: string, sections: readonly InformationSection[], hint = MARKS) =>
  text("article", {
    ...{ label, hint, max: LONGEST_PAGE, placeholders: OF_THE_SHOP },
    original: articleText(sections),
  });
const TITLED = "## begins a title, its words stand below";

const closingOf = (page: { closingTitle: string; closingText: string }) => ({
  closingTitle: text("line", {
    ...{ label: "Title at the end", max: 60, original: page.closingTitle },
  }),
  closingText: words("Words at the end", page.closingText),
});

const textPage = ({ intro, sections, ...page }: InformationPage) => ({
  ...headOf(page),
  intro: introOf(intro),
  body: article("Text", sections),
});

const informationPage = (page: InformationPage) => ({
  ...textPage(page),
  updatedAt: text("day", {
    label: "Last changed",
    hint: "The day that readers see",
    original: page.updatedAt ?? "",
  }),
});

const mail = ({ label, hint, placeholders, ...original }: MailText) =>
  text("mail", { label, hint, placeholders: { ...placeholders, ...OF_THE_SHOP }, original });

/**
 * Every text of the shop that its staff edit, by the page where it stands. What nobody has changed is
 * the `original`. A text is known by page and name, `everywhere.phone`: a name that is changed here
 * loses what was written under it.
 */
export const CONTENT = {
  everywhere: {
    promise: text("line", {
      label: "Line above the header",
      max: 80,
      original: `${RETURN_DAYS}-day returns, shipped across Canada`,
    }),
    phone: text("phone", {
      label: "Phone number",
      hint: "Above the header, in the footer, in emails and for search engines",
      original: SHOP.phone,
    }),
    email: text("email", { label: "Email address", original: SHOP.email }),
    hours: text("hours", {
      label: "Store hours",
      hint: "Above the header, in the footer, on the contact page and for search engines",
      original: [
        { from: "Monday", to: "Friday", opens: "09:00", closes: "18:00" },
        { from: "Saturday", to: "Sunday", opens: "10:00", closes: "17:00" },
      ],
    }),
    address: text("address", {
      label: "Address",
      hint: "In the footer, in emails and for search engines. Returns are sent there.",
      original: ADDRESS,
    }),
    about: text("paragraph", {
      label: "About the shop, in the footer",
      original: `${SHOP.tagline}. A Canadian shop for older adults, their families and carers.`,
    }),
  },
  home: {
    blocks: text("blocks", {
      label: "Parts of the page",
      hint: "Which of them are shown, and in which order",
      original: HOME_WORDS.blocks,
    }),
    title: text("line", {
      label: "Heading of the welcome banner",
      max: 80,
      original: HOME_WORDS.title,
    }),
    text: text("paragraph", { label: "Words below the heading", original: HOME_WORDS.text }),
    button: text("line", {
      label: "Button of the welcome banner",
      max: 40,
      original: HOME_WORDS.button,
    }),
    deliveryTitle: text("line", {
      label: "Promise of free delivery: title",
      hint: "Shown while delivery is free from some amount on",
      max: 60,
      original: HOME_WORDS.deliveryTitle,
    }),
    deliveryText: text("paragraph", {
      label: "Promise of free delivery: words",
      placeholders: { amount: { what: "the amount from which on delivery is free" } },
      original: HOME_WORDS.deliveryText,
    }),
    returnsTitle: text("line", {
      label: "Promise of returns: title",
      max: 60,
      original: HOME_WORDS.returnsTitle,
    }),
    returnsText: text("paragraph", {
      label: "Promise of returns: words",
      original: HOME_WORDS.returnsText,
    }),
    approvedTitle: text("line", {
      label: "Promise of approved products: title",
      max: 60,
      original: HOME_WORDS.approvedTitle,
    }),
    approvedText: text("paragraph", {
      label: "Promise of approved products: words",
      original: HOME_WORDS.approvedText,
    }),
  },
  about: {
    ...headOf(ABOUT_PAGE),
    mission: words("Our mission", ABOUT_PAGE.mission),
    figures: article(
      "Figures",
      ABOUT_PAGE.figures,
      "## begins a figure, what it counts stands below",
    ),
    values: article("What we value", ABOUT_PAGE.values, TITLED),
    story: words("Our story", ABOUT_PAGE.story, "A blank line begins a new paragraph"),
    reasons: article("Why choose us", ABOUT_PAGE.reasons, TITLED),
    ...closingOf(ABOUT_PAGE),
  },
  services: {
    ...headOf(SERVICES_PAGE),
    intro: introOf(SERVICES_PAGE.intro),
    cards: article("Services", SERVICES_PAGE.cards, SERVICES),
    ...closingOf(SERVICES_PAGE),
  },
  faq: {
    ...headOf(FAQ_PAGE),
    questions: text("questions", {
      label: "Questions",
      hint: `# begins a group, ## a question. ${LINKS_AND_LISTS}`,
      ...{ max: LONGEST_PAGE, placeholders: OF_THE_SHOP },
      original: questionsText(FAQ_PAGE.groups),
    }),
    ...closingOf(FAQ_PAGE),
  },
  "size-guide": textPage(SIZE_GUIDE_PAGE),
  contact: {
    ...headOf(CONTACT_PAGE),
    intro: introOf(CONTACT_PAGE.intro),
    cautions: lines("Above the form", CONTACT_PAGE.cautions),
    topics: {
      ...lines("What a message can be about", CONTACT_PAGE.topics),
      longestLine: LONGEST_TOPIC,
    },
    details: lines("What helps us help you", CONTACT_PAGE.details),
    sentTitle: text("line", {
      ...{ label: "After sending: title", max: 60, original: CONTACT_PAGE.sentTitle },
    }),
    sentText: words("After sending: words", CONTACT_PAGE.sentText),
  },
  shipping: informationPage(SHIPPING_PAGE),
  returns: informationPage(RETURNS_PAGE),
  privacy: informationPage(PRIVACY_PAGE),
  terms: informationPage(TERMS_PAGE),
  accessibility: informationPage(ACCESSIBILITY_PAGE),
  mails: Object.fromEntries(
    Object.entries(MAIL_TEXTS).map(([name, words]) => [name, mail(words)]),
  ) as Record<MailName, EditableText<"mail">>,
} as const satisfies Record<string, Record<string, EditableText>>;

type Content = typeof CONTENT;

/** A page whose texts are edited; `everywhere` is the frame of all pages. */
export type ContentPage = keyof Content;

export const CONTENT_PAGES = Object.keys(CONTENT) as [ContentPage, ...ContentPage[]];

/** A page that anybody may see: mails are read by those who get them. */
export type ShownPage = Exclude<ContentPage, "mails">;

export const SHOWN_PAGES = CONTENT_PAGES.filter((page) => page !== "mails") as [
  ShownPage,
  ...ShownPage[],
];

/** What staff know the pages by. */
export const CONTENT_PAGE_NAMES: Readonly<Record<ContentPage, string>> = {
  everywhere: "Every page",
  home: "Home page",
  about: "About",
  services: "Services",
  faq: "Questions and answers",
  "size-guide": "Size guide",
  contact: "Contact",
  shipping: "Shipping",
  returns: "Returns",
  privacy: "Privacy",
  terms: "Terms",
  accessibility: "Accessibility",
  mails: "Emails",
};

/** Where a page is looked at; the frame of all pages at the first of them. */
export const pathOfContent = (page: ShownPage): string =>
  page === "everywhere" || page === "home" ? "/" : `/${page}`;

/** The texts of a page, by name. */
export type ContentOf<Page extends ContentPage> = {
  [Name in keyof Content[Page]]: Content[Page][Name] extends EditableText<infer Kind>
    ? KindValues[Kind]
    : never;
};

/** A text by page and name: `everywhere.phone`. */
export type TextKey = {
  [Page in ContentPage]: `${Page}.${Extract<keyof Content[Page], string>}`;
}[ContentPage];

const TEXTS: ReadonlyMap<string, EditableText> = new Map(
  Object.entries(CONTENT).flatMap(([page, texts]) =>
    Object.entries<EditableText>(texts).map(([name, each]) => [`${page}.${name}`, each] as const),
  ),
);

export const TEXT_KEYS = [...TEXTS.keys()] as [TextKey, ...TextKey[]];

export const textOf = (key: TextKey): EditableText => TEXTS.get(key) as EditableText;

export const pageOfText = (key: TextKey): ContentPage =>
  key.slice(0, key.indexOf(".")) as ContentPage;

/** What stands in the place of the words in braces that every page and mail may have. */
export function shopValues({
  phone,
  email,
  address: { street, city, province, postalCode },
}: Pick<ContentOf<"everywhere">, "phone" | "email" | "address">) {
  return { phone, email, address: `${street}, ${city}, ${province} ${postalCode}` };
}

/** The mail whose words a text holds; none of a text of a page. */
export const mailOfText = (key: TextKey): MailName | undefined =>
  pageOfText(key) === "mails" ? (key.slice("mails.".length) as MailName) : undefined;

/**
 * All texts of a page: those of `written`, which is by name, and the original of each that is not
 * there, or that is nothing which may stand there (any more).
 */
export function contentOf<Page extends ContentPage>(
  page: Page,
  written: Readonly<Record<string, unknown>> = {},
): ContentOf<Page> {
  const texts = Object.entries<EditableText>(CONTENT[page]).map(([name, each]) => {
    const { success, data } = schemaOfText(each).safeParse(written[name]);
    return [name, success ? data : each.original];
  });
  return Object.fromEntries(texts) as ContentOf<Page>;
}

/** A way on from a text: a path of the shop, or an address elsewhere. */
export type TextLink = { label: string; to: string };

/** A piece of an information page, as plain text: screens decide how it looks. */
export type InformationBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[]; isOrdered?: boolean }
  | {
      kind: "table";
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: "links"; links: readonly TextLink[] };

/** `id` is the section's anchor, so that mails and staff can link to one rule. */
export type InformationSection = {
  id: string;
  heading: string;
  blocks: readonly InformationBlock[];
};

/** The text of one page that the footer links to (spec §2 Footer). */
export type InformationPage = {
  title: string;
  /** For search engines: one sentence, at most 160 characters. */
  description: string;
  intro: string;
  /** Policies show when their wording last changed (ISO date). */
  updatedAt?: string;
  sections: readonly InformationSection[];
};

import { existsSync } from "node:fs";
import {
  articleSections,
  CONTENT,
  INFORMATION_PAGES,
  questionGroups,
} from "@eldercare/contracts/content";
import { describe, expect, it } from "vitest";
import { FOOTER_CATEGORIES, FOOTER_HELP, FOOTER_SHOP, MAIN_NAVIGATION } from "../navigation.ts";
import type { InformationPage } from "./information-page.ts";

const PAGES: readonly InformationPage[] = Object.values(INFORMATION_PAGES);
const QUESTION_GROUPS = questionGroups(CONTENT.faq.questions.original);
const SERVICE_CARDS = articleSections(CONTENT.services.cards.original);
const KNOWN_PATHS = new Set([
  "/auth",
  ...[MAIN_NAVIGATION, FOOTER_CATEGORIES, FOOTER_HELP, FOOTER_SHOP].flatMap((links) =>
    links.map((link) => link.to),
  ),
]);
const POSTS = new URL("../../../../seeds/posts/", import.meta.url);

/** A path of the navigation, or a care guide that the seeds hold. */
function leadsSomewhere(path: string): boolean {
  const guide = /^\/blog\/(.+)$/.exec(path)?.[1];
  return guide ? existsSync(new URL(`${guide}.md`, POSTS)) : KNOWN_PATHS.has(path);
}

describe("information pages", () => {
  it.each(PAGES)("$title has a description that search engines show in full", (page) => {
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.description.length).toBeGreaterThan(60);
  });

  it.each(PAGES)("$title gives each section its own anchor and something to read", (page) => {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.sections.filter((section) => section.blocks.length === 0)).toEqual([]);
  });

  it.each(PAGES)("$title has no table row with a missing or extra cell", (page) => {
    const tables = page.sections.flatMap((section) =>
      section.blocks.filter((block) => block.kind === "table"),
    );
    const uneven = tables.flatMap((table) =>
      table.rows.filter((row) => row.length !== table.columns.length),
    );
    expect(uneven).toEqual([]);
  });

  it("links only to pages and care guides that the shop has", () => {
    const sections = [
      ...PAGES.flatMap((page) => page.sections),
      ...QUESTION_GROUPS.flatMap(({ questions }) => questions),
      ...SERVICE_CARDS,
    ];
    const paths = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "links" ? block.links.map(({ to }) => to) : [])),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !leadsSomewhere(path))).toEqual([]);
  });

  it("asks each question under an anchor of its own", () => {
    const ids = QUESTION_GROUPS.flatMap((group) => group.questions.map((question) => question.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("names the six services of the specification", () => {
    expect(SERVICE_CARDS.map((card) => card.heading)).toEqual([
      "Installation & Setup",
      "24/7 Technical Support",
      "Maintenance & Monitoring",
      "Caregiver Training",
      "Emergency Response",
      "Consultation Services",
    ]);
  });
});

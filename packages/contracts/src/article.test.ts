import { describe, expect, it } from "vitest";
import { articleSections, articleText, questionGroups, questionsText } from "./article.js";
import { INFORMATION_PAGES } from "./content-texts.js";
import { FAQ_PAGE } from "./pages/faq.js";

describe("the text of an information page", () => {
  it.each(Object.entries(INFORMATION_PAGES))("of %s is read as it was written", (_name, page) => {
    expect(articleSections(articleText(page.sections))).toEqual(page.sections);
  });

  it("keeps what looks like HTML as words", () => {
    expect(articleSections("## Us\nWe are <b>here</b>.\n<script>alert(1)</script>")).toEqual([
      {
        id: "us",
        heading: "Us",
        blocks: [{ kind: "text", text: "We are <b>here</b>. <script>alert(1)</script>" }],
      },
    ]);
  });

  it("leads to pages of the shop and to https addresses alone", () => {
    const links = "[Contact us](/contact)\n[Canada Post](https://www.canadapost.ca)";
    expect(articleSections(`## Ways\n${links}`)[0]?.blocks).toEqual([
      {
        kind: "links",
        links: [
          { label: "Contact us", to: "/contact" },
          { label: "Canada Post", to: "https://www.canadapost.ca" },
        ],
      },
    ]);
    expect(articleSections("## Ways\n[Press me](javascript:alert(1))")[0]?.blocks).toEqual([
      { kind: "text", text: "[Press me](javascript:alert(1))" },
    ]);
  });

  it.each([
    ["", "There is no text yet."],
    ["Hello", "Please begin with a heading"],
    ["## One\n\n## Two\ntext", "There is nothing below “One” yet."],
    ["## One\na\n\n## One\nb", "Two headings lead to #one."],
    ["## One\n| a |", "A table needs a line before it that names it"],
    ["## One\nTable: Costs\n| a | b |\n| --- | --- |\n| c |", "needs 2 cells"],
    ["## One\nTable: Costs\n| a | b |", "needs a line of headings"],
    ["## One\nwords\n- item", "This line cannot stand there: “- item”."],
  ])("that is not one says why: %j", (text, problem) => {
    expect(() => articleSections(text)).toThrow(problem);
  });
});

describe("the text of questions", () => {
  it("is read as it was written, in its groups", () => {
    expect(questionGroups(questionsText(FAQ_PAGE.groups))).toEqual(FAQ_PAGE.groups);
  });

  it.each([
    ["", "There is no text yet."],
    ["## Why?\nSo.", "Please begin with the heading of a group"],
    ["# One\n\n# Two\n## Why?\nSo.", "There is no text yet."],
    ["# One\n## Why?\nSo.\n# Two\n## Why?\nNo.", "Two questions lead to #why."],
    ["# One\n## Why?\nSo.\n# One\n## How?\nThus.", "Two groups are called “One”."],
  ])("that is none says why: %j", (text, problem) => {
    expect(() => questionGroups(text)).toThrow(problem);
  });
});

import { describe, expect, it } from "vitest";
import { type PostFile, postFile } from "./post-file.js";
import { readPostRows } from "./post-row.js";

const GOOD = `---
title: "Stairs: safe steps"
slug: safe-stairs
excerpt: How to climb.
cover: stairs.webp
createdAt: 2026-08-25
published: yes
topic: Safety Tips
products: [rail, lamp]
sources:
  - title: A guide
    publisher: Health Canada
    url: https://example.ca/guide
---
Hold the **rail**.
`;

function read(text: string, file = "posts/stairs.md"): PostFile {
  const found = postFile(file, text);
  if ("reason" in found) throw new Error(found.reason);
  return found;
}

const errorsOf = (text: string) => readPostRows([read(text)]).errors;

describe("a care guide's file", () => {
  it("holds fields and Markdown", () => {
    const { rows, errors, warnings } = readPostRows([read(GOOD)]);
    expect([errors, warnings]).toEqual([[], []]);
    expect(rows).toMatchObject([
      {
        title: "Stairs: safe steps",
        slug: "safe-stairs",
        cover: "stairs.webp",
        coverRow: 5,
        // The same day from coast to coast.
        createdAt: "2026-08-25T12:00:00.000Z",
        published: true,
        topic: "Safety Tips",
        products: ["rail", "lamp"],
        sources: [{ title: "A guide", url: "https://example.ca/guide" }],
        content: "Hold the **rail**.",
      },
    ]);
  });

  it("needs title, excerpt and text; the file's name stands in for the slug", () => {
    const text = "---\ntitle: Stairs\nexcerpt: How.\ntopic:\n---\nText.";
    const { rows, errors } = readPostRows([read(text)]);
    expect(errors).toEqual([]);
    expect(rows[0]?.slug).toBe("stairs");
    // An empty field says nothing, so what the shop has stays.
    expect(rows[0]).not.toHaveProperty("topic");
  });

  it.each([
    ["slug: safe-stairs", "slug: Safe Stairs", 3, "slug", "like safe-stairs"],
    ["2026-08-25", "2026-02-30", 6, "createdAt", "2026-03-31"],
    ["published: yes", "published: perhaps", 7, "published", "true or false"],
    ["Safety Tips", "Gardening", 8, "topic", "one of the topics"],
    ["https://example.ca/guide", "javascript:alert(1)", 13, "sources", "title, publisher and url"],
    ["title: A guide", "name: A guide", 11, "sources", "title, publisher and url"],
    ["excerpt: How to climb.", "excerpt:", 4, "excerpt", "one or two sentences"],
    ["Hold the **rail**.", "", 15, "content", "in Markdown"],
  ])("names line, field and remedy when %j is %j", (from, to, row, column, remedy) => {
    expect(errorsOf(GOOD.replace(from, to))).toMatchObject([
      { file: "posts/stairs.md", row, column, fix: expect.stringContaining(remedy) },
    ]);
  });

  it.each(["No front matter.", "---\ntitle: [a\n---\nText.", "---\n- a\n---\nText."])(
    "is refused as %j",
    (text) => {
      expect(postFile("a.md", text)).toMatchObject({ file: "a.md", fix: expect.anything() });
    },
  );

  it("may not have another guide's slug", () => {
    const files = [read(GOOD), read(GOOD, "posts/steps.md")];
    const { rows, errors } = readPostRows(files);
    expect(rows).toHaveLength(1);
    expect(errors).toMatchObject([{ file: "posts/steps.md", row: 3, column: "slug" }]);
    expect(errors[0]?.reason).toContain("posts/stairs.md");
  });

  it("is loaded without a field that nobody knows, with a word about it", () => {
    const { rows, warnings } = readPostRows([read(GOOD.replace("topic:", "topics:"))]);
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      'posts/stairs.md: the field "topics" is not known; did you mean "topic"?',
    ]);
  });
});

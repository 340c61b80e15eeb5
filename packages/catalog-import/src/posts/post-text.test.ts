import { POST_TOPICS } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PostFields } from "../fields/post.js";
import { planPosts } from "./plan-posts.js";
import { postFile } from "./post-file.js";
import { readPostRows } from "./post-row.js";
import { postText } from "./post-text.js";

/** Text as the shop keeps it: trimmed, on one line, and not empty. */
const line = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/\p{Cc}|\p{Cs}/gu, "").trim())
  .filter((text) => text !== "");

const guide: fc.Arbitrary<PostFields> = fc.record({
  slug: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/),
  title: line,
  excerpt: line,
  content: fc
    .array(fc.oneof(line, fc.constantFrom("---", "", "# Head", "- item")))
    .map((lines) => `Text ${lines.join("\n")}`.trim()),
  coverUrl: fc.constantFrom(null, "/static/0123456789abcdef.webp"),
  coverAlt: fc.oneof(fc.constant(""), line),
  author: line,
  topic: fc.constantFrom(null, ...POST_TOPICS),
  products: fc.array(line, { maxLength: 3 }),
  sources: fc.array(
    fc.record(
      { title: line, publisher: line, url: fc.constant("https://example.ca/a?b=c#d") },
      { noNullPrototype: true },
    ),
    { maxLength: 3 },
  ),
  published: fc.boolean(),
  createdAt: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

describe("a care guide written to a file", () => {
  it("is read back as the same guide, whatever its texts hold", () => {
    fc.assert(
      fc.property(guide, (fields) => {
        const cover = fields.coverUrl === null ? undefined : "cover.webp";
        const file = postFile("guide.md", postText(fields, cover));
        if ("reason" in file) throw new Error(file.reason);
        const { rows, errors } = readPostRows([file]);
        expect(errors).toEqual([]);
        const options = {
          addresses: new Map([[cover ?? "", fields.coverUrl ?? ""]]),
          now: new Date(),
        };
        const { create } = planPosts(rows, [], options);
        expect(create[0]?.target).toEqual(fields);
        const current = [{ id: "post_1", fields }];
        expect(planPosts(rows, current, options)).toMatchObject({
          create: [],
          update: [],
        });
      }),
    );
  });
});

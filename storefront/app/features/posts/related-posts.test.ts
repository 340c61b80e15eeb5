import type { Post } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { relatedPosts } from "./related-posts";

const aPost = (slug: string): Post => ({
  id: slug,
  slug,
  title: slug,
  excerpt: "",
  coverUrl: null,
  createdAt: "2026-01-01T12:00:00.000Z",
});
const posts = (slugs: string) => slugs.split("").map(aPost);
const slugsOf = (related: Post[]) => related.map(({ slug }) => slug).join("");

describe("guides to read next", () => {
  it("are of the same topic first", () => {
    expect(slugsOf(relatedPosts("a", posts("abcde"), posts("xyz")))).toBe("bcd");
  });

  it("are filled up with the newest", () => {
    expect(slugsOf(relatedPosts("a", posts("ab"), posts("xyz")))).toBe("bxy");
  });

  it("name no guide twice and never the one being read", () => {
    expect(slugsOf(relatedPosts("a", posts("b"), posts("bac")))).toBe("bc");
  });
});

import { describe, expect, it } from "vitest";
import { postRss } from "./post-rss";

const aPost = {
  id: "1",
  slug: "choosing-a-cane",
  title: "Canes & <crutches>",
  excerpt: 'Which "one"?\u0007',
  coverUrl: null,
  createdAt: "2026-03-01T12:00:00.000Z",
};

describe("the feed of care guides", () => {
  const xml = postRss([aPost], "https://shop.example");

  it("holds each guide with its address and date", () => {
    expect(xml).toContain("<link>https://shop.example/blog/choosing-a-cane</link>");
    expect(xml).toContain("<pubDate>Sun, 01 Mar 2026 12:00:00 GMT</pubDate>");
  });

  it("stays well-formed whatever a guide says", () => {
    expect(xml).toContain("<title>Canes &amp; &lt;crutches&gt;</title>");
    expect(xml).toContain("<description>Which &quot;one&quot;?</description>");
  });

  it("names its own address", () => {
    expect(xml).toContain('<atom:link href="https://shop.example/blog/rss.xml" rel="self"');
  });

  it("is a feed without guides, too", () => {
    expect(postRss([], "https://shop.example")).not.toContain("<item>");
  });
});

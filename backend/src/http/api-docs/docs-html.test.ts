import { createHash } from "node:crypto";
import { ADDRESSES, pathOf, ROUTED_CALLS } from "@eldercare/contracts/calls";
import { openApiDocument } from "@eldercare/contracts/openapi";
import { describe, expect, it } from "vitest";
import { DOCS_SECURITY_POLICY, docsHtml } from "./docs-html";

const html = docsHtml(openApiDocument("https://shop.example"));

describe("the page of calls", () => {
  it("shows every call with its path", () => {
    for (const name of ROUTED_CALLS) {
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(pathOf(ADDRESSES[name]));
    }
  });

  it("links only to what it shows", () => {
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(id);
  });

  it("sets the words of programs as code", () => {
    expect(html).toContain("<code>Retry-After</code>");
    expect(html).not.toContain("`");
  });

  it("fetches and runs nothing, and its policy lets its one style sheet in", () => {
    expect(html).not.toMatch(/<script|<img|<link| src=|style="|url\(/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(DOCS_SECURITY_POLICY).toContain(`style-src 'sha256-${hash}'`);
  });
});

import { describe, expect, it } from "vitest";
import { STARTER_SCRIPT, scriptsLast } from "./scripts-last.ts";

const page = (scripts: string) => `<html><body><h1>Canes</h1>${scripts}</body></html>`;

describe("a page whose scripts come last", () => {
  const html = scriptsLast(
    page(
      '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="module" async="">import "/a.js";</script>',
    ),
  );

  it("fetches no script while it loads", () => {
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<script type="module"');
  });

  it("keeps every element in its place, and the text of its script", () => {
    expect(html).toMatch(
      /<link [^>]*a\.js"\/><link [^>]*b\.js"\/><script [^>]*>import "\/a\.js";<\//,
    );
  });

  it("ends with what starts them", () => {
    expect(html.endsWith(`<script>${STARTER_SCRIPT}</script></body></html>`)).toBe(true);
  });
});

it("leaves a page without scripts as it is", () => {
  expect(scriptsLast(page(""))).toBe(page(""));
});

import { describe, expect, it } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const inline = { first: ["hold()", "draw()"], last: "start('$&')" };
const page = (scripts: string) =>
  `<html><head><title>Canes</title></head><body><h1>Canes</h1>${scripts}</body></html>`;

describe("a page whose scripts come last", () => {
  const html = scriptsLast(
    page(
      '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="module" async="">import "/a.js";</script>',
    ),
    inline,
  );

  it("fetches none of them before it is painted, and then behind what is seen", () => {
    expect(html.match(/<link rel="waiting-modulepreload" fetchpriority="low" /g)).toHaveLength(2);
    expect(html).not.toContain('rel="modulepreload"');
  });

  it("lets the manifest wait for them", () => {
    const named = page('<link rel="manifest" href="/m"/><script type="module" async="">1</script>');
    expect(scriptsLast(named, inline)).toContain('<link rel="waiting-manifest" href="/m"/>');
  });

  it("starts none of them by itself, and keeps every element in its place", () => {
    expect(html).toMatch(
      /<link [^>]*a\.js"\/><link [^>]*b\.js"\/><script type="waiting-module">import "\/a\.js";<\//,
    );
  });

  it("holds presses before anything is painted", () => {
    expect(html).toContain(
      "<title>Canes</title><script>hold()</script><script>draw()</script></head>",
    );
  });

  it("ends with what starts its scripts", () => {
    expect(html.endsWith("<script>start('$&')</script></body></html>")).toBe(true);
  });
});

it("leaves a page without scripts as it is", () => {
  expect(scriptsLast(page(""), inline)).toBe(page(""));
});

import { describe, expect, it } from "vitest";
import { usedRadixRules, usedRadixTokens } from "./radix-subset.ts";

describe("the subset of Radix Themes' rules", () => {
  it("keeps parts that the shop uses and drops the others", () => {
    const css = ".rt-Button{color:red}.rt-Avatar{color:blue}";
    expect(usedRadixRules(css)).toBe(".rt-Button{color:red}");
  });

  it("brings parts that few pages use with an import of their own, alone", () => {
    const css = ".rt-Button{color:red}.rt-SliderThumb{color:blue}[data-radius]{gap:0}";
    expect(usedRadixRules(css)).toBe(".rt-Button{color:red}[data-radius]{gap:0}");
    expect(usedRadixRules(css, "components.css?slider")).toBe(".rt-SliderThumb{color:blue}");
  });

  it("tells a part from another whose name goes on", () => {
    expect(usedRadixRules(".rt-Buttons{gap:0}")).toBe("");
  });

  it("keeps the used ones of several selectors", () => {
    expect(usedRadixRules(".rt-Avatar,.rt-Button{gap:0}")).toBe(".rt-Button{gap:0}");
  });

  it("drops responsive classes, and media blocks that are empty then", () => {
    const css =
      "@media (min-width:1px){.rt-Button:where(.xs\\:rt-r-size-1){gap:0}}.rt-reset{gap:0}";
    expect(usedRadixRules(css)).toBe(".rt-reset{gap:0}");
  });

  it("leaves the steps of animations alone", () => {
    const css = "@keyframes rt-fade-in{from{opacity:0}to{opacity:1}}";
    expect(usedRadixRules(css)).toBe(css);
  });
});

describe("the subset of Radix Themes' tokens", () => {
  it("keeps the brand's scale and drops other colours and the dark theme", () => {
    const css = [
      "[data-accent-color='teal']{--accent-1:a}",
      "[data-accent-color='plum']{--accent-1:b}",
      ".dark{--accent-1:c}",
    ].join("");
    expect(usedRadixTokens(css)).toBe("[data-accent-color='teal']{--accent-1:a}");
  });

  it("drops wide-gamut doubles of colours", () => {
    const css = "@supports (color: color(display-p3 1 1 1)){:root{--a:b}}:root{--c:d}";
    expect(usedRadixTokens(css)).toBe(":root{--c:d}");
  });
});

import { expect, it } from "vitest";
import { iconInside } from "./icon-inside.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0" fill="#0f4a43"/></svg>\n';

it("puts the icon of the tab into the page, as it is drawn", () => {
  const html = iconInside('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>', svg);
  const [, address = ""] = /href="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
  expect(decodeURIComponent(address)).toBe(svg.trim());
});

it("leaves a page without it as it is", () => {
  expect(iconInside("<head></head>", svg)).toBe("<head></head>");
});

import { expect, it } from "vitest";
import { stylesInside } from "./styles-inside.ts";

const styles: Record<string, string> = { "/a.css": ".a{color:red}", "/b.css": ".b{content:'$&'}" };
const page = (...files: string[]) =>
  `<html><head>${files.map((file) => `<link rel="stylesheet" href="${file}"/>`).join("")}<title>Canes</title></head><body></body></html>`;

it("brings a page's styles with it, in their order, and leaves each link in its place", () => {
  expect(stylesInside(page("/a.css", "/b.css"), (href) => styles[href])).toBe(
    `<html><head><link rel="waiting-stylesheet" href="/a.css"/><link rel="waiting-stylesheet" href="/b.css"/><title>Canes</title><style data-inside>.a{color:red}\n.b{content:'$&'}</style></head><body></body></html>`,
  );
});

it("leaves a page with a stylesheet that is not known as it is", () => {
  const html = page("/a.css", "/elsewhere.css");
  expect(stylesInside(html, (href) => styles[href])).toBe(html);
});

import { expect, it } from "vitest";
import { stylesInside } from "./styles-inside.ts";

const styles: Record<string, string> = { "/a.css": ".a{color:red}", "/b.css": ".b{content:'$&'}" };
const links = (rel: string, files: string[]) =>
  files.map((file) => `<link rel="${rel}" href="${file}"/>`).join("");
const page = (...files: string[]) =>
  `<html><head><style data-inside=""></style>${links("stylesheet", files)}</head><body></body></html>`;

it("brings a page's styles with it, in their order and before all links, and leaves each link in its place", () => {
  expect(stylesInside(page("/a.css", "/b.css"), (href) => styles[href])).toBe(
    `<html><head><style data-inside="">.a{color:red}\n.b{content:'$&'}</style>${links("inside-stylesheet", ["/a.css", "/b.css"])}</head><body></body></html>`,
  );
});

it("leaves a page with a stylesheet that is not known as it is", () => {
  const html = page("/a.css", "/elsewhere.css");
  expect(stylesInside(html, (href) => styles[href])).toBe(html);
});

it("leaves a page without a place for styles as it is", () => {
  const html = page("/a.css").replace(/<style.*style>/, "");
  expect(stylesInside(html, (href) => styles[href])).toBe(html);
});

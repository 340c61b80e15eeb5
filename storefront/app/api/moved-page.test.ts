import { expect, test } from "vitest";
import { movedTo } from "./moved-page";

const leadsTo = (...asked: Parameters<typeof movedTo>) => movedTo(...asked).headers.get("Location");

test("a page that moved is found with what was asked for beside it", () => {
  const asked = "http://shop.test/products/old?inStock=true&utm_source=mail&spec=a.1&spec=b.2";
  expect(leadsTo("/products/new", asked)).toBe(
    "/products/new?inStock=true&utm_source=mail&spec=a.1&spec=b.2",
  );
  expect(leadsTo("/blog/new", "http://shop.test/blog/old")).toBe("/blog/new");
});

test("its former name is not asked for again", () => {
  const asked = "http://shop.test/products?category=old&utm_source=mail";
  expect(leadsTo("/products/new", asked, "category")).toBe("/products/new?utm_source=mail");
});

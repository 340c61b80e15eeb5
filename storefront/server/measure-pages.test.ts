import { addressOf } from "@eldercare/contracts/calls";
import { expect, it } from "vitest";
import { measuredPage } from "./measure-pages.ts";

const route = (id: string, parentId: string | undefined, more: object = {}) => ({
  ...{ id, parentId, module: { default: () => null } },
  ...more,
});
const nameOf = measuredPage({
  root: route("root", undefined, { path: "" }),
  shop: route("shop", "root"),
  home: route("home", "shop", { index: true }),
  list: route("list", "shop", { path: "products/:category?" }),
  product: route("product", "shop", { path: "product/:slug" }),
  none: route("none", "shop", { path: "*" }),
});

it.each([
  ["/", "/"],
  ["/products", "/products/:category?"],
  ["/products/bath", "/products/:category?"],
  ["/product/some-walker", "/product/:slug"],
  [addressOf("products.list"), "/api"],
  ["/assets/entry-1.js", "/assets"],
  ["/wp-login.php", "other"],
  ["/%", "other"],
  ["/health", undefined],
])("%s is measured as %s", (path, name) => {
  expect(nameOf({ path })).toBe(name);
  // Remembered, it is the same.
  expect(nameOf({ path })).toBe(name);
});

import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.js";

const TOKEN = `order_01K~prod_01K.1795000000.${"Zx-_9".repeat(8)}abc`;

it.each([
  ["/verify-email?token=secret", "/verify-email"],
  ["/products?search=walker&page=2", "/products"],
  ["/checkout#secret", "/checkout"],
  ["/a?b?c#d", "/a"],
  ["/plain", "/plain"],
  ["http://127.0.0.1:9000/api/x?token=secret", "http://127.0.0.1:9000/api/x"],
  ["smtp://shop:secret@mail.example:587", "smtp://mail.example:587"],
  [`/review/${TOKEN}`, "/review/token"],
  [`/review/${TOKEN}.data?_routes=x`, "/review/token"],
  [`/review/${TOKEN.replaceAll(".", "%2E")}`, "/review/token"],
  [`http://shop.example/Review/${TOKEN}/`, "http://shop.example/Review/token/"],
  ["/product/cane-2.0/review", "/product/cane-2.0/review"],
  ["/static/1795000000000-cane.1.webp", "/static/1795000000000-cane.1.webp"],
  [`/${"a".repeat(15_000)}.1795000000`, `/${"a".repeat(15_000)}.1795000000`],
  ["", ""],
  [undefined, ""],
])("a log has %s as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

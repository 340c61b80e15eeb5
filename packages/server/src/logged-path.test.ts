import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.js";

it.each([
  ["/verify-email?token=secret", "/verify-email"],
  ["/products?search=walker&page=2", "/products"],
  ["/checkout#secret", "/checkout"],
  ["/a?b?c#d", "/a"],
  ["/plain", "/plain"],
  ["http://127.0.0.1:9000/api/x?token=secret", "http://127.0.0.1:9000/api/x"],
  ["smtp://shop:secret@mail.example:587", "smtp://mail.example:587"],
  ["", ""],
  [undefined, ""],
])("a log has %s as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

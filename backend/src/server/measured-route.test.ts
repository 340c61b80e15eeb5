import { addressOf } from "@eldercare/contracts/calls";
import { expect, it } from "vitest";
import { measuredRoute } from "./measured-route";

it.each([
  ["GET", addressOf("products.list"), "products.list"],
  ["GET", `${addressOf("products.list")}/some-walker`, "products.read"],
  ["GET", "/api/nothing/of/ours", "unknown call"],
  ["GET", "/admin/orders/order_01", "/admin"],
  ["GET", "/static/cane.jpg", "/static"],
  ["GET", "/wp-login.php", "other"],
  ["GET", addressOf("service.followChanges"), undefined],
])("%s %s is measured as %s", (method, path, route) => {
  expect(measuredRoute({ method, path })).toBe(route);
});

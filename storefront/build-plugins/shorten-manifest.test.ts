import { expect, test } from "vitest";
import { shortManifest } from "./shorten-manifest";

test("browsers are told of each route, and of no file that only the back office imports", () => {
  const routes = {
    "routes/cart": { id: "routes/cart", module: "/cart.js", imports: ["/shell.js"] },
    "routes/admin-orders": {
      id: "routes/admin-orders",
      module: "/orders.js",
      imports: ["/screens.js"],
    },
  };
  const short = shortManifest(`window.__reactRouterManifest=${JSON.stringify({ routes })};`);
  expect(JSON.parse(short.slice("window.__reactRouterManifest=".length, -1))).toEqual({
    routes: { ...routes, "routes/admin-orders": { ...routes["routes/admin-orders"], imports: [] } },
  });
});

test("a list of another form stops the build", () => {
  expect(() => shortManifest("export default {}")).toThrow("another form");
});

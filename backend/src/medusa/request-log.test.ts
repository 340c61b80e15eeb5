import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { logPathsAlone } from "./request-log";

it("Medusa's log of requests has no query, neither the request's nor the page's before", () => {
  const framework = createRequire(require.resolve("@medusajs/framework/http"));
  const morgan = framework("morgan");
  const line = morgan.compile(":method :url :referrer");
  logPathsAlone();
  const request = {
    method: "GET",
    originalUrl: "/verify?token=secret",
    headers: { referer: "https://shop.example/reset-password?token=secret" },
  };
  expect(line(morgan, request, {})).toBe("GET /verify https://shop.example/reset-password");
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DATA_SECURITY_POLICY } from "@eldercare/server";
import express from "express";
import { expect, it } from "vitest";
import { rawRequest } from "../../integration-tests/support/raw-request";
import { answerHeaders } from "./answer-headers";

async function headersOf(target: string, shopUrl = "http://localhost:8000") {
  const app = express();
  app.use(answerHeaders(shopUrl));
  app.use((_request, response) => response.send("here"));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await rawRequest(`http://127.0.0.1:${port}`, target);
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

it.each(["/", "/app", "/app/orders", "/api/x", "/admin/x", "/auth/session", "/static/x", "/%2e"])(
  "%s is answered with the headers of the shop",
  async (target) => {
    expect(await headersOf(target)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  },
);

it("Medusa Admin may load what is its own; data loads and runs nothing", async () => {
  expect((await headersOf("/app/orders"))["content-security-policy"]).toContain(
    "script-src 'self'",
  );
  for (const target of ["/api/x", "/application", "/x/app"]) {
    expect((await headersOf(target))["content-security-policy"], target).toBe(DATA_SECURITY_POLICY);
  }
});

it("browsers are held to https where the shop is on it", async () => {
  const name = "strict-transport-security";
  expect((await headersOf("/app", "https://shop.example"))[name]).toContain("includeSubDomains");
  expect((await headersOf("/app"))[name]).toBeUndefined();
});

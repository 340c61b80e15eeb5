import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../../integration-tests/support/raw-request";
import { createDoors, doorOf } from "./open-routes";

/** An app like Medusa's, which answers everything that the doors let in. */
function anApp() {
  const app = express();
  const doors = createDoors();
  app.use(doors.handler);
  app.get("/admin/orders/:id", (_request, response) => response.send("orders"));
  app.get("/admin/index/details", () => undefined);
  app.post("/admin/feature-flags", (_request, response) => response.send("flags"));
  app.get("/store/products", (_request, response) => response.send("store"));
  const open = () => doors.open(app);
  app.use((request, response) => response.send(`in: ${request.method} ${request.path}`));
  return { app, open };
}

describe("the doors of Medusa's origin", () => {
  let server: Server;
  let origin = "";
  beforeAll(async () => {
    const { app, open } = anApp();
    open();
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const ask = (method: string, target: string) => rawRequest(origin, target, { method });

  it.each([
    ["GET", "/"],
    ["HEAD", "/"],
    ["GET", "/app"],
    ["GET", "/app?from=mail"],
    ["GET", "/app/"],
    ["GET", "/app/orders/order_01?x=%2e%2e"],
    ["GET", "/app/src/[id]/page.tsx"],
    ["GET", "/static/a.webp?w=640"],
    ["GET", "/api"],
    ["PUT", "/api/things/prod_01"],
    ["GET", "/shop/product/cane"],
    ["POST", "/auth/user/emailpass"],
    ["POST", "/auth/session?x=1"],
    ["DELETE", "/auth/session"],
    ["POST", "/auth/mfa/challenges/authmfa_01/verify"],
    ["GET", "/admin/orders/order_01AB?fields=id"],
    ["HEAD", "/admin/orders/order_01AB"],
    ["POST", "/admin/feature-flags"],
  ])("let in %s %s", async (method, target) => {
    expect((await ask(method, target)).status).toBe(200);
  });

  it.each([
    ["POST", "/auth/x/emailpass"],
    ["POST", "/auth/x/emailpass/register"],
    ["POST", "/auth/customer/emailpass"],
    ["POST", "/auth/user/emailpas%73"],
    ["POST", "/auth/user%2femailpass"],
    ["POST", "//auth/user/emailpass"],
    ["POST", "/auth//user/emailpass"],
    ["POST", "/auth/./user/emailpass"],
    ["POST", "/app/../auth/user/emailpass"],
    ["POST", "/api/../auth/user/emailpass"],
    ["POST", "/auth/user/emailpass/"],
    ["POST", "/AUTH/user/emailpass"],
    ["POST", "/auth/USER/emailpass"],
    ["POST", "/auth/user/Emailpass"],
    ["POST", "/auth/user/emailpass#x"],
    ["POST", "/auth/user\\emailpass"],
    ["POST", "/auth/user/emailpass;x=1"],
    ["POST", "http://shop.example/auth/x/emailpass"],
    ["POST", "http://app/auth/x/emailpass"],
    ["GET", "/auth/user/emailpass"],
    ["GET", "/auth/user/emailpass/callback"],
    ["POST", "/auth/user/emailpass/update"],
    ["POST", "/auth/token/refresh"],
    ["POST", "/auth/verification/confirm"],
    ["POST", "/auth/emailpass/user"],
    ["OPTIONS", "/auth/user/emailpass"],
    ["POST", "/app/orders"],
    ["GET", "/APP"],
    ["GET", "/application"],
    ["GET", "/store/products"],
    ["POST", "/store/customers"],
    ["GET", "/cloud/auth"],
    ["POST", "/hooks/payment/stripe_stripe"],
    ["GET", "/admin"],
    ["GET", "/admin/nothing"],
    // Medusa mounts it and never answers.
    ["GET", "/admin/index/details"],
    ["GET", "/ADMIN/orders/order_01AB"],
    ["GET", "/admin/Orders/order_01AB"],
    ["GET", "/admin/orders/order_01AB/"],
    ["GET", "/admin//orders/order_01AB"],
    ["GET", "/admin/orders/a%2fb"],
    ["DELETE", "/admin/orders/order_01AB"],
    ["GET", "/API/products"],
    ["GET", "/api/things/"],
    ["GET", "/nothing"],
    ["GET", "/health"],
  ])("are closed to %s %s", async (method, target) => {
    const { status, body } = await ask(method, target);
    expect({ status, body }).toEqual({
      status: 404,
      body: JSON.stringify({ message: "There is no such call." }),
    });
  });
});

it("everything is closed while Medusa's routes are not known", async () => {
  const { app } = anApp();
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const target of ["/", "/api", "/admin/orders/order_01", "/app"]) {
    expect((await rawRequest(`http://127.0.0.1:${port}`, target)).status, target).toBe(404);
  }
  await new Promise((resolve) => server.close(resolve));
});

describe("a closed door of Medusa's", () => {
  it.each([
    ["/store/products?limit=1", "store"],
    ["/auth/user/emailpas%73", "auth"],
    ["//%61uth/user/emailpass", "auth"],
    ["/ADMIN/orders", "admin"],
  ])("is told by its folder, however %s is written", (url, door) => {
    expect(doorOf(url)).toBe(door);
  });

  it.each(["/wp-login.php", "/favicon.ico", "/", "/%"])("is not %s", (url) => {
    expect(doorOf(url)).toBeUndefined();
  });
});

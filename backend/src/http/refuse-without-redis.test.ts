import { addressOf } from "@eldercare/contracts/calls";
import express from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetSessionWithoutRedis, refuseWithoutRedis } from "./refuse-without-redis";

describe("while Redis is away", () => {
  const reach = { isAway: true };
  let stop: () => void;
  let origin = "";
  beforeEach(async () => {
    const app = express();
    app.use(["/api", "/auth", "/admin"], refuseWithoutRedis(reach));
    app.use(forgetSessionWithoutRedis(reach));
    app.use((request, response) => response.json({ cookie: request.headers.cookie ?? "none" }));
    await new Promise<void>((resolve) => {
      const server = app.listen(0, "127.0.0.1", () => {
        const address = server.address();
        if (typeof address === "object") origin = `http://127.0.0.1:${address?.port}`;
        resolve();
      });
      stop = () => server.close();
    });
  });
  afterEach(() => {
    reach.isAway = true;
    stop();
  });

  const ask = async (method: string, path: string) => {
    const response = await fetch(`${origin}${path}`, { method, headers: { cookie: "sid=mine" } });
    return [response.status, await response.json()];
  };

  it.each([`${addressOf("products.list")}?limit=1`, addressOf("categories.list"), "/app/orders"])(
    "GET %s is answered without a session",
    async (path) => {
      expect(await ask("GET", path)).toEqual([200, { cookie: "none" }]);
    },
  );

  it.each([
    ["POST", addressOf("session.signIn")],
    ["POST", addressOf("orders.place")],
    ["GET", addressOf("orders.list")],
    // Of staff: their session must not seem to have ended.
    ["GET", `${addressOf("products.listAll")}&limit=1`],
    ["GET", "/api/no-such-call"],
    ["GET", "/admin/products"],
    ["POST", "/auth/user/emailpass"],
  ])("%s %s is refused in plain words", async (method, path) => {
    const message = "Our shop is not answering right now. Please try again in a minute.";
    expect(await ask(method, path)).toEqual([503, { message }]);
  });

  it("is over, all goes on with its session", async () => {
    reach.isAway = false;
    expect(await ask("POST", addressOf("orders.place"))).toEqual([200, { cookie: "sid=mine" }]);
  });
});

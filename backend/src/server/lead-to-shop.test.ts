import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { INVITE_PATH, leadInvited, leadToShop, SHOP_PATH } from "./lead-to-shop";

const SHOP = "https://shop.example";
const server = express()
  .use(SHOP_PATH, leadToShop(SHOP))
  .get(INVITE_PATH, leadInvited(SHOP))
  .listen(0);
let origin = "";
beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => void server.close());

const ledTo = async (path: string) =>
  (await fetch(`${origin}${path}`, { redirect: "manual" })).headers.get("location");

describe("the way from Medusa's origin to the shop", () => {
  it("keeps path and query", async () => {
    expect(await ledTo("/shop/product/cane?size=m")).toBe(
      "https://shop.example/product/cane?size=m",
    );
    expect(await ledTo("/shop")).toBe("https://shop.example/");
  });

  it("takes whoever is invited to the shop's own page, with the invitation", async () => {
    expect(await ledTo("/app/invite?token=a.b-c")).toBe(
      "https://shop.example/invitation?token=a.b-c",
    );
    expect(await ledTo("/app/invite/")).toBe("https://shop.example/invitation");
  });

  it("never leads to another site", async () => {
    for (const path of [
      "/shop//evil.example/x",
      "/shop/@evil.example",
      "/shop/%2F%2Fevil.example",
    ]) {
      expect(new URL((await ledTo(path)) ?? "").origin).toBe("https://shop.example");
    }
  });
});

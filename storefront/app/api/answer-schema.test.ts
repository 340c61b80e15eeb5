import { expect, it, vi } from "vitest";
import { answerSchema } from "./answer-schema";
import { shopCalls } from "./shop-calls";

const asked = vi.hoisted(() => ({ schemas: 0 }));
vi.mock("./answer-schemas", async (load) => {
  asked.schemas++;
  return load();
});
vi.mock("./transport", () => ({
  transport: async () => Response.json({ message: "Please sign in first." }, { status: 401 }),
}));

it("is not fetched for whoever is refused", async () => {
  await expect(shopCalls.call("session.read")).rejects.toMatchObject({ status: 401 });
  expect(asked.schemas).toBe(0);
});

it("is found for calls of the shop, of orders and of care guides", async () => {
  for (const name of ["session.read", "orders.read", "posts.read"] as const) {
    expect(await answerSchema(name)).toHaveProperty("safeParse");
  }
});

import { expect, it, vi } from "vitest";
import { answerSchema } from "./answer-schema";
import { shopCalls } from "./shop-calls";

const asked = vi.hoisted(() => ({ schemas: 0 }));
vi.mock("./answers/account", async (load) => {
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

it("is found for every call of whose answers a file knows", async () => {
  const files = import.meta.glob<{ ANSWERS: object }>("./answers/*.ts");
  for (const load of Object.values(files)) {
    for (const [name, schema] of Object.entries((await load()).ANSWERS)) {
      expect(await answerSchema(name as Parameters<typeof answerSchema>[0]), name).toBe(schema);
    }
  }
  expect(Object.keys(files).length).toBeGreaterThan(3);
});

import { PackingResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkOut, confirmCard, SHIPPING, withdrawOrders } from "./support/checkout";
import { aColleagueAs } from "./support/colleague";
import { aSignedInShopper, newAddress } from "./support/shopper";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";
import type { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let owner: Staff;
beforeAll(async () => {
  [catalog, owner] = await Promise.all([TestCatalog.open(), Staff.signIn()]);
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
  await owner.leave();
});

it("finds an order by its buyer's email address for those alone who may see that", async () => {
  const stool = await catalog.add({ title: "Stool to find", dollars: 20, stock: 5 });
  const shopper = await aSignedInShopper();
  const email = newAddress("unseen.buyer");
  const shipping = { ...SHIPPING, email, name: "Quirina Petrowski" };
  const lines = [{ product: stool, cents: 2000, qty: 1 }];
  const { clientSecret, orderId } = await checkOut(shopper.visitor, lines, { shipping });
  await confirmCard(clientSecret);
  const { visitor: packer } = await aColleagueAs(owner, "packer");
  const finds = async (visitor: Visitor, search: string) => {
    const { status, body } = await visitor.ask("packing.list", { query: { search } });
    expect(status, JSON.stringify(body)).toBe(200);
    return PackingResponse.parse(body).orders.some(({ id }) => id === orderId);
  };
  for (const search of [email, "unseen.b", "unseen"]) {
    expect(await finds(owner.visitor, search), search).toBe(true);
    expect(await finds(packer, search), search).toBe(false);
  }
  expect(await finds(packer, "quirina")).toBe(true);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkOut,
  confirmCard,
  readOrder,
  SHIPPING,
  setStatus,
  storedStatus,
} from "./support/checkout";
import { aColleagueAs } from "./support/colleague";
import { eventually } from "./support/eventually";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, type Shopper } from "./support/shopper";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

let catalog: TestCatalog;
let owner: Staff;
let shopper: Shopper;
let walker: MadeProduct;
beforeAll(async () => {
  [catalog, owner, shopper] = await Promise.all([
    TestCatalog.open(),
    Staff.signIn(),
    aSignedInShopper(),
  ]);
  walker = await catalog.add({ title: "Walker", dollars: 89.95, stock: 50 });
});
afterAll(() => catalog.close());

async function aPaidOrder(): Promise<string> {
  const lines = [{ product: walker, cents: 8995, qty: 2 }];
  const shipping = { ...SHIPPING, email: shopper.email };
  const { orderId, clientSecret } = await checkOut(shopper.visitor, lines, { shipping });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  return orderId;
}

describe("Medusa's own pages", () => {
  it("change nothing of an order that the shop's record would not know of", async () => {
    const id = await aPaidOrder();
    const before = await readOrder(owner.visitor, id);
    const [customer] = await queryShop<{ id: string }>("select id from customer limit 1");
    for (const [path, body] of [
      [`/orders/${id}`, { shipping_address: { first_name: "Bob", address_1: "9 Elm Street" } }],
      [`/orders/${id}`, { email: "elsewhere@example.ca" }],
      [`/orders/${id}/transfer`, { customer_id: customer?.id }],
      ["/order-edits", { order_id: id }],
      ["/returns", { order_id: id }],
      ["/claims", { order_id: id, type: "refund" }],
      ["/exchanges", { order_id: id }],
    ] as const) {
      const answer = await owner.visitor.send("POST", `/admin${path}`, body);
      expect(answer, path).toMatchObject({ status: 409, body: { code: "order_of_shop" } });
      expect(answer.body, path).toMatchObject({
        message: expect.stringContaining("Orders screen"),
      });
    }
    expect(await readOrder(owner.visitor, id)).toEqual(before);
    // Nothing was begun that would keep it from being cancelled.
    await setStatus(catalog.admin, id, "cancelled");
    expect(await storedStatus(id)).toBe("cancelled");
  });

  it("let everybody of the staff correct their own name, and no colleague's", async () => {
    const [packer, writer] = await Promise.all([
      aColleagueAs(owner, "packer"),
      aColleagueAs(owner, "writer"),
    ]);
    const rename = (id: string) =>
      packer.visitor.send("POST", `/admin/users/${id}`, { first_name: "Petra" });
    expect((await rename(packer.id)).status).toBe(200);
    expect((await rename(writer.id)).status).toBe(403);
    expect((await packer.visitor.send("GET", "/admin/users/me")).body).toMatchObject({
      user: { first_name: "Petra" },
    });
  });

  it("pack and send nothing that nobody paid for", async () => {
    const lines = [{ product: walker, cents: 8995, qty: 1 }];
    const shipping = { ...SHIPPING, email: shopper.email };
    const { orderId, clientSecret } = await checkOut(shopper.visitor, lines, { shipping });
    const [line] = await queryShop<{ id: string }>(
      "select item_id as id from order_item where order_id = $1",
      [orderId],
    );
    const pack = () =>
      owner.visitor.send("POST", `/admin/orders/${orderId}/fulfillments`, {
        items: [{ id: line?.id, quantity: 1 }],
      });
    const message = "This order is not paid, so nothing of it can be sent.";
    expect(await pack()).toMatchObject({ status: 409, body: { message } });
    await confirmCard(clientSecret);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
    expect((await pack()).status).toBe(200);
    await setStatus(catalog.admin, orderId, "fulfilled");
  });

  it("let go of no pieces that an open order waits for", async () => {
    const id = await aPaidOrder();
    const [reserved] = await queryShop<{ id: string }>(
      `select id from reservation_item where deleted_at is null
         and line_item_id in (select item_id from order_item where order_id = $1)`,
      [id],
    );
    const path = `/admin/reservations/${reserved?.id}`;
    const refusal = { status: 409, body: { code: "reservation_awaited" } };
    expect(await owner.visitor.send("DELETE", path)).toMatchObject(refusal);
    expect(await owner.visitor.send("POST", path, { quantity: 1 })).toMatchObject(refusal);
    // The whole form, as Medusa Admin sends it.
    const note = { quantity: 2, description: "On the top shelf" };
    const noted = await owner.visitor.send("POST", path, note);
    expect(noted.status, JSON.stringify(noted.body)).toBe(200);
    const { message } = await setStatus(catalog.admin, id, "fulfilled");
    expect(message).toBe("Everything was shipped.");
  });

  it("delete nothing that the shop sells by, nor what its lists come from", async () => {
    const [ids = {}] = await queryShop<Record<string, string>>(
      `select default_region_id as regions, default_location_id as "stock-locations",
              default_sales_channel_id as "sales-channels",
              metadata->>'shipping_option_id' as "shipping-options",
              metadata->>'sale_price_list_id' as "price-lists",
              (select id from shipping_profile where type = 'default' and deleted_at is null
                order by id limit 1) as "shipping-profiles",
              'product' as "search-indexes"
         from store where deleted_at is null`,
    );
    for (const [resource, id] of Object.entries(ids)) {
      const answer = await owner.visitor.send("DELETE", `/admin/${resource}/${id}`);
      expect(answer, resource).toMatchObject({ status: 409, body: { code: "shop_needs_it" } });
    }
    const { price_list: list } = await catalog.admin.post<{ price_list: { id: string } }>(
      "/price-lists",
      { title: "Spring", description: "A list of their own", status: "draft" },
    );
    expect((await owner.visitor.send("DELETE", `/admin/price-lists/${list.id}`)).status).toBe(200);
  });
});

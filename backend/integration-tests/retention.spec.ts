import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OrderEditable, type OrderReturn, OrderStatusResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import {
  checkOut,
  confirmCard,
  readOrder,
  SHIPPING,
  setStatus,
  storedStatus,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { runJob } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { aRegisteredShopper, aSignedInShopper, newAddress } from "./support/shopper";
import { Staff } from "./support/staff";
import { tablesWith } from "./support/tables-with";
import { TestCatalog } from "./support/test-catalogue";

let catalog: TestCatalog;
let staff: Staff;
beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
});
afterAll(() => catalog.close());

const BUYER = "Zuzanna Kwiatkowska";
const SAID = "Your late mother wore it outside.";

async function changedOn(orderId: string, day: string): Promise<void> {
  await queryShop("update shop_order set created_at = $2 where id = $1", [orderId, day]);
  await queryShop("update shop_order_change set created_at = $2 where order_id = $1", [
    orderId,
    day,
  ]);
}

/** Staff take a return and decline it, with an answer that is to be forgotten too. */
async function declineReturn(orderId: string): Promise<void> {
  const taken = await staff.visitor.ask("returns.make", {
    params: { id: orderId },
    body: { key: "declined1", lines: [{ line: 0, qty: 1 }], reason: "damaged", note: SAID },
  });
  const [{ id }] = OrderStatusResponse.parse(taken.body).order.returns as [OrderReturn];
  const declined = await staff.visitor.ask("returns.change", {
    params: { id: orderId, return: id },
    body: { state: "declined", answer: SAID },
  });
  expect(declined.status).toBe(200);
}

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-12-31T12:00:00Z`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

it("keeps who an order was for until six years after the end of its year, and the order itself for good", async () => {
  const { email, visitor } = await aSignedInShopper();
  const product = await catalog.add({ title: "Walker", dollars: 89.95, stock: 50 });
  const lines = [{ product, cents: 8995, qty: 1 }];
  const shipping = { ...SHIPPING, name: BUYER, email };
  const unpaid = await checkOut(visitor, lines, { shipping });
  await setStatus(catalog.admin, unpaid.orderId, "cancelled");
  const { orderId, clientSecret, paymentId } = await checkOut(visitor, lines, { shipping });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  await setStatus(catalog.admin, orderId, "fulfilled");
  await declineReturn(orderId);
  const before = await readOrder(visitor, orderId);
  const sums = "select count(*)::int as orders, sum(amount_cents)::int as cents from shop_order";
  const figures = await queryShop(sums);

  await changedOn(unpaid.orderId, daysAgo(29));
  await changedOn(orderId, yearsAgo(6));
  await runJob("retention");
  expect(await readOrder(visitor, orderId)).toMatchObject({ email, shipping: before.shipping });
  expect((await readOrder(visitor, unpaid.orderId)).shipping.name).toBe(BUYER);

  await changedOn(unpaid.orderId, daysAgo(31));
  await changedOn(orderId, yearsAgo(7));
  for (const run of ["first", "second"]) {
    await runJob("retention");
    expect(await readOrder(staff.visitor, orderId), run).toMatchObject({
      number: before.number,
      status: "fulfilled",
      amountCAD: before.amountCAD,
      items: before.items,
      email: "(removed)",
      userId: null,
      stripeId: null,
      shipping: {
        name: "(removed)",
        email: "",
        phone: "",
        address: "",
        city: "",
        region: "on",
        postal: "",
      },
    });
  }
  expect(await queryShop(sums)).toEqual(figures);
  expect(await tablesWith("Kwiatkowska")).toEqual([]);
  expect(JSON.stringify(await readOrder(staff.visitor, orderId))).not.toContain(SAID);
  expect(await tablesWith(paymentId)).toEqual([]);
});

it("keeps no address that an order had before it was changed, here or in Medusa", async () => {
  const { email, visitor } = await aSignedInShopper();
  const product = await catalog.add({ title: "Commode", dollars: 89.95, stock: 50 });
  const shipping = { ...SHIPPING, name: "Wanda Szymborska", email, address: "1 Aspen Row" };
  const { orderId, clientSecret } = await checkOut(visitor, [{ product, cents: 8995, qty: 1 }], {
    shipping,
  });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  const params = { id: orderId };
  const read = await staff.visitor.ask("orderEdits.read", { params });
  const { state } = OrderEditable.parse(read.body);
  const edit = { shipping: { ...shipping, address: "2 Birch Row" } };
  const body = { ...edit, state, agreedCents: 8995 };
  const saved = await staff.visitor.ask("orderEdits.save", { params, body });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await tablesWith("1 Aspen Row")).not.toContain("order_address");

  // As Medusa's own page of an order did, before it was refused: the address of before stays, twice.
  await catalog.admin.post("/workflows-executions/update-order-workflow/run", {
    input: { id: orderId, user_id: "user_1", shipping_address: { address_1: "3 Cedar Row" } },
  });
  expect(await tablesWith("2 Birch Row")).toContain("order_change_action");
  await setStatus(catalog.admin, orderId, "fulfilled");
  await queryShop(
    "update order_address set updated_at = $1 where address_1 in ('2 Birch Row', '3 Cedar Row')",
    [daysAgo(31)],
  );
  await changedOn(orderId, yearsAgo(7));
  await runJob("retention");
  for (const trace of ["Szymborska", "2 Birch Row", "3 Cedar Row"]) {
    const left = (await tablesWith(trace)).filter((table) => table !== "outgoing_mail");
    expect(left, trace).toEqual([]);
  }
});

it("empties a customer whom an owner removed in Medusa Admin, addresses and all", async () => {
  const { email, visitor } = await aSignedInShopper();
  await visitor.ask("account.change", { body: { firstName: "Olga", lastName: "Tokarczyk" } });
  const [{ id = "" } = {}] = await queryShop<{ id: string }>(
    "select id from customer where email = $1",
    [email],
  );
  await queryShop(
    "insert into customer_address (id, customer_id, last_name) values ($1, $2, 'Tokarczyk')",
    [`cuaddr_${id}`, id],
  );
  await catalog.admin.delete(`/customers/${id}`);
  await queryShop("update customer set deleted_at = $2 where id = $1", [id, daysAgo(2)]);
  await runJob("retention");
  expect(await tablesWith("Tokarczyk")).toEqual([]);
  const [row] = await queryShop("select email, deleted_at from customer where id = $1", [id]);
  expect(row).toMatchObject({ email: `${id}@deleted.invalid`, deleted_at: expect.any(Date) });
});

it("takes what is old and leaves what is young: rows", async () => {
  const [old, young] = [newAddress("old"), newAddress("young")];
  const rows = (email: string, age: (longest: number) => string) => [
    queryShop(
      "insert into contact_message (id, name, email, subject, message, created_at) values ($1, 'A', $1, 's', 'm', $2)",
      [email, age(2 * 365.25)],
    ),
    queryShop(
      `insert into newsletter_sign_up (id, email, consent, consented_at, confirm_fingerprint, confirm_until, unsubscribe_token)
       values ($1, $1, 'yes', $2, $1, $2, $1)`,
      [email, age(7)],
    ),
    queryShop(
      `insert into newsletter_sign_up (id, email, consent, consented_at, confirm_fingerprint, confirm_until, unsubscribe_token, status, unsubscribed_at)
       values ('x' || $1, $1, 'yes', $2, 'x' || $1, $2, 'x' || $1, 'unsubscribed', $2)`,
      [email, age(3 * 365.25)],
    ),
    queryShop(
      `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at, status, created_at)
       values ($1, $1, 'welcome', $1, '{}', now(), 'sent', $2)`,
      [email, age(30)],
    ),
    queryShop(
      `insert into notification (id, "to", channel, template, created_at) values ($1, $1, 'email', 'welcome', $2)`,
      [email, age(30)],
    ),
    queryShop("insert into stripe_event (id, type, created_at) values ($1, 'x', $2)", [
      email,
      age(30),
    ]),
    queryShop("insert into staff_activity (id, active_at) values ($1, $2)", [email, age(2)]),
    queryShop(
      `insert into shop_payment (id, stripe_id, payment_collection_id, user_id, browser, amount_cents, state, updated_at)
       values ($1, $1, 'none', $1, 'b', 1, 'closed', $2)`,
      [email, age(30)],
    ),
    queryShop(
      "insert into cart (id, email, currency_code, updated_at) values ($1, $1, 'cad', $2)",
      [email, age(30)],
    ),
  ];
  await Promise.all([
    ...rows(old, (longest) => daysAgo(longest + 2)),
    ...rows(young, (longest) => daysAgo(longest - 2)),
  ]);
  const [forgotten, waiting] = [await aRegisteredShopper(), await aRegisteredShopper()];
  for (const [{ email }, days] of [
    [forgotten, 31],
    [waiting, 29],
  ] as const) {
    for (const rows of [
      "customer set created_at = $2 where email = $1",
      "outgoing_mail set created_at = $2, status = 'sent' where recipient = $1",
      `notification set created_at = $2 where "to" = $1`,
      `pending_registration set created_at = $2 where auth_identity_id in (
         select auth_identity_id from provider_identity where entity_id = $1)`,
    ]) {
      await queryShop(`update ${rows}`, [email, daysAgo(days)]);
    }
  }
  const kept = await tablesWith(young);
  expect(kept).toHaveLength(8);

  await runJob("retention");
  await runJob("retention");

  expect(await tablesWith(old)).toEqual([]);
  expect(await tablesWith(young)).toEqual(kept);
  expect(await tablesWith(forgotten.email)).toEqual([]);
  expect(await tablesWith(waiting.email)).toContain("customer");
});

it("takes the address out of old reviews, and old ones that were never published", async () => {
  const mark = newAddress("reviewer");
  const rows = [
    ["old", "published", 2 * 365.25 + 2],
    ["old", "waiting", 2 * 365.25 + 2],
    ["old", "refused", 2 * 365.25 + 2],
    ["young", "published", 2 * 365.25 - 2],
    ["young", "refused", 2 * 365.25 - 2],
  ] as const;
  for (const [age, state, days] of rows) {
    await queryShop(
      `insert into product_review (id, product_id, order_id, email, name, stars, text, state, written_at)
       values ($1, $1, 'none', $2, 'Ann', 3, 'Fine.', $3, $4)`,
      [`${age}-${state}-${mark}`, mark, state, daysAgo(days)],
    );
  }
  await runJob("retention");
  const left = await queryShop(
    "delete from product_review where id like '%' || $1 returning id, name, email",
    [mark],
  );
  expect(left).toHaveLength(3);
  expect(left).toEqual(
    expect.arrayContaining([
      { id: `old-published-${mark}`, name: "Ann", email: null },
      { id: `young-published-${mark}`, name: "Ann", email: mark },
      { id: `young-refused-${mark}`, name: "Ann", email: mark },
    ]),
  );
});

it("takes what is old and leaves what is young: files", async () => {
  const { dataDir } = shopUnderTest();
  for (const folder of ["outbox", "imports", "private", "logs"]) {
    await mkdir(join(dataDir, folder), { recursive: true });
    for (const [name, days] of [
      ["old", 31],
      ["young", 29],
    ] as const) {
      const path = join(dataDir, folder, `kept-${name}.eml`);
      const moment = new Date(daysAgo(days));
      await writeFile(path, name);
      await utimes(path, moment, moment);
    }
  }
  const dated = (days: number) => `kept-${daysAgo(days).slice(0, 10)}.log`;
  for (const days of [31, 28]) await writeFile(join(dataDir, "logs", dated(days)), "a line");

  await runJob("retention");

  const left = async (folder: string) =>
    (await readdir(join(dataDir, folder))).filter((name) => name.startsWith("kept-"));
  for (const folder of ["outbox", "imports", "private"]) {
    expect(await left(folder), folder).toEqual(["kept-young.eml"]);
  }
  const logs = await left("logs");
  expect(logs).toContain(dated(28));
  expect(logs).not.toContain(dated(31));
});

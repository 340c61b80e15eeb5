import { randomUUID } from "node:crypto";
import {
  DashboardFigures,
  FailedMailListResponse,
  LowStockResponse,
  WaitingWork,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

let staff: Staff;
let catalog: TestCatalog;
const orders: string[] = [];

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
});
afterAll(async () => {
  await queryShop("delete from shop_order where id = any($1)", [orders]);
  await staff.leave();
  await catalog.close();
});

async function figures(): Promise<DashboardFigures> {
  const { status, body } = await staff.visitor.ask("dashboard.read");
  expect(status, JSON.stringify(body)).toBe(200);
  return DashboardFigures.parse(body);
}

/** The shop's record of an order, newer than all others. */
async function anOrder(
  status: string,
  cents: number,
  { isPlaced = true, isPaid = status === "paid" || status === "fulfilled" } = {},
): Promise<string> {
  const id = `order_${randomUUID()}`;
  orders.push(id);
  await queryShop(
    `insert into shop_order (id, is_placed, number, user_id, email, status, amount_cents,
        received_cents, items, shipping, fingerprint, expires_at, created_at)
      values ($1, $2, 1, 'cus_1', 'ada@example.ca', $3, $4, $6, '[]', '{}', $1, now() + interval '1 hour',
        now() + interval '1 minute' + $5 * interval '1 second')`,
    [id, isPlaced, status, cents, orders.length, isPaid ? cents : 0],
  );
  return id;
}

test("what waits counts orders that are paid and not sent, and no others", async () => {
  const waiting = async () => WaitingWork.parse((await staff.visitor.ask("waitingWork.read")).body);
  const before = await waiting();
  await anOrder("paid", 100);
  await anOrder("fulfilled", 100);
  await anOrder("paid", 100, { isPlaced: false });
  // Staff called it paid; nobody paid.
  await anOrder("paid", 100, { isPaid: false });
  expect(await waiting()).toEqual({ ...before, toPack: before.toPack + 1 });
});

test("what runs low is named with its sales a week and how long it lasts", async () => {
  const categoryId = await catalog.addCategory("Low");
  const { id: productId } = await staff.addProduct(categoryId, {
    name: `Low ${staff.mark}`,
    stock: 1,
  });
  const id = await anOrder("paid", 100);
  await queryShop(
    "update shop_order set created_at = now() - interval '1 week', items = $2 where id = $1",
    [id, JSON.stringify([{ productId, variantId: "variant_1", qty: 100_000 }])],
  );
  const { body } = await staff.visitor.ask("lowStock.list");
  expect(LowStockResponse.parse(body).items.find((item) => item.productId === productId)).toEqual({
    ...{ productId, name: `Low ${staff.mark}`, variantName: "" },
    ...{ stock: 1, soldPerWeek: 25_000, weeksLeft: 1 / 25_000 },
  });
});

describe("mails that failed", () => {
  const aFailedMail = async () => {
    const id = `mail_test_${randomUUID()}`;
    const recipient = `${randomUUID()}@example.ca`;
    await queryShop(
      `insert into outgoing_mail
          (id, key, template, recipient, data, status, attempts, next_attempt_at, last_error)
        values ($1, $1, 'welcome', $2, '{"firstName":"Ada"}', 'failed', 34, now(), 'No such mailbox')`,
      [id, recipient],
    );
    return { id, recipient };
  };
  const listed = async (id: string) => {
    const { body } = await staff.visitor.ask("failedMails.list");
    return FailedMailListResponse.parse(body).mails.find((mail) => mail.id === id);
  };

  it("are listed with whom they are to and why, and are sent again once", async () => {
    const { id, recipient } = await aFailedMail();
    expect(await listed(id)).toMatchObject({
      ...{ recipient, about: "Welcome", reason: "No such mailbox" },
    });
    const asked = { params: { id } };
    expect((await staff.visitor.ask("failedMails.send", asked)).status).toBe(200);
    expect((await staff.visitor.ask("failedMails.send", asked)).status).toBe(404);
    expect(await listed(id)).toBeUndefined();
    await eventually(async () => {
      const [mail] = await queryShop("select status from outgoing_mail where id = $1", [id]);
      expect(mail).toEqual({ status: "sent" });
    });
    await queryShop("delete from outgoing_mail where id = $1", [id]);
  });

  it("are given up for good: nothing of them is kept but that their cause made one", async () => {
    const { id } = await aFailedMail();
    const asked = { params: { id } };
    expect((await staff.visitor.ask("failedMails.forget", asked)).status).toBe(200);
    expect(await listed(id)).toBeUndefined();
    expect((await staff.visitor.ask("failedMails.send", asked)).status).toBe(404);
    expect(
      await queryShop("select key, status, data from outgoing_mail where id = $1", [id]),
    ).toEqual([{ key: id, status: "given-up", data: {} }]);
    await queryShop("delete from outgoing_mail where id = $1", [id]);
  });
});

describe("GET /api/dashboard", () => {
  it("counts orders and their amounts, whatever their number, and shows the newest five", async () => {
    const before = await figures();
    await anOrder("refunded", 2_000_000_000);
    await anOrder("cancelled", 2_000_000_000, { isPlaced: false });
    // Staff set its status; nobody paid.
    await anOrder("fulfilled", 2_000_000_000, { isPaid: false });
    const ids: string[] = [];
    for (const status of ["paid", "pending", "paid", "fulfilled", "pending"]) {
      ids.unshift(await anOrder(status, 1_000_000_050));
    }
    await queryShop(`update shop_order set refunds = '[{"at":"","amount":1000}]' where id = $1`, [
      ids[2],
    ]);
    const after = await figures();
    expect(after).toMatchObject({
      orders: before.orders + 7,
      pendingOrders: before.pendingOrders + 2,
      placedCAD: before.placedCAD + 9_000_000_250,
      revenueCAD: before.revenueCAD + 3_000_000_150 - 1_000,
    });
    expect(after.recentOrders.map(({ id }) => id)).toEqual(ids);
    expect(after.recentOrders[0]).toMatchObject({
      email: "ada@example.ca",
      status: "pending",
      amountCAD: 1_000_000_050,
    });
  });

  it("counts products, and those of the shop that are nearly sold out", async () => {
    const categoryId = await catalog.addCategory("Counted");
    const before = await figures();
    await staff.addProduct(categoryId, { name: `Nine ${staff.mark}`, stock: 9 });
    await staff.addProduct(categoryId, { name: `Ten ${staff.mark}`, stock: 10 });
    expect(await figures()).toMatchObject({
      products: before.products + 2,
      lowStockProducts: before.lowStockProducts + 1,
    });
    const { products } = await listProducts({ limit: 1000 });
    const low = products.filter(({ stock }) => stock < 10).length;
    expect(low).toBe(before.lowStockProducts + 1);
  });
});

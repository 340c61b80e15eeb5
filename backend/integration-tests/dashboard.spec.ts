import { randomUUID } from "node:crypto";
import { DashboardFigures, WaitingWork } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
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

import { randomUUID } from "node:crypto";
import {
  DAY_MS,
  DashboardFigures,
  FailedMailListResponse,
  LowStockResponse,
  MONEY_CHECK_DAYS,
  MoneyCheckResponse,
  PAID_STATUSES,
  SalesResponse,
  SHOP_TIME_ZONE,
  sumOfSales,
  WaitingWork,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { sentMail } from "../../tests/support/mails";
import { checkOut, confirmCard, storedStatus, withdrawOrders } from "./support/checkout";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { runJob } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper } from "./support/shopper";
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
  await queryShop("delete from shop_order_change where order_id = any($1)", [orders]);
  await queryShop("delete from shop_order where id = any($1)", [orders]);
  await staff.leave();
  await withdrawOrders(catalog);
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
      values ($1, $2, 1, 'cus_1', 'ada@example.ca', $3, $4, $6, '[]', '{"name":"Ada Park"}', $1, now() + interval '1 hour',
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

test("sales are counted where orders were placed, less all that was paid back of them", async () => {
  const read = async (by: "day" | "month") =>
    SalesResponse.parse((await staff.visitor.ask("sales.read", { query: { by } })).body);
  const before = { day: await read("day"), month: await read("month") };
  const old = await anOrder("fulfilled", 2500);
  await queryShop(
    `update shop_order set created_at = now() - interval '3 days',
       refunds = '[{"amount": 400, "at": "2026-01-01T00:00:00.000Z"}]' where id = $1`,
    [old],
  );
  await anOrder("paid", 1000);
  await anOrder("paid", 1000, { isPaid: false });
  await anOrder("cancelled", 1000);
  const day = await read("day");
  expect(day.now).toHaveLength(30);
  expect(day.running).toEqual({
    ...before.day.running,
    revenueCAD: before.day.running.revenueCAD + 1000,
    orders: before.day.running.orders + 2,
  });
  const [was, is] = [before.day, day].map(({ now }) => now.at(-3));
  expect(is).toEqual({
    ...was,
    revenueCAD: (was?.revenueCAD ?? 0) + 2100,
    orders: (was?.orders ?? 0) + 1,
  });
  const sum = ({ now, running }: SalesResponse) => sumOfSales([...now, running]).revenueCAD;
  expect(sum(await read("month")) - sum(before.month)).toBe(3100);
});

test("payments are compared at night however old they are, and stay named until they agree", async () => {
  const { visitor } = await aSignedInShopper();
  const product = await catalog.add({ title: "Compared", dollars: 20, stock: 5 });
  const { orderId, paymentId, clientSecret } = await checkOut(visitor, [
    { product, cents: 2000, qty: 1 },
  ]);
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  const setPayment = (stripeId: string, days: number) =>
    queryShop(
      `update shop_payment set stripe_id = $2, created_at = now() - $3 * interval '1 day'
         from shop_order where shop_payment.id = payment_id and shop_order.id = $1`,
      [orderId, stripeId, days],
    );
  await setPayment(`gone_${paymentId}`, MONEY_CHECK_DAYS + 15);
  const found = (body: unknown) => {
    const { check } = MoneyCheckResponse.parse(body);
    const own = check?.mismatches.filter(({ order }) => order?.id === orderId) ?? [];
    return { kinds: own.map(({ kind }) => kind), olderSince: check?.olderSince ?? "" };
  };
  const checkNow = async () => found((await staff.visitor.ask("moneyCheck.run")).body).kinds;
  expect(await checkNow()).toEqual([]);
  await runJob("check-money");
  const { kinds, olderSince } = found((await staff.visitor.ask("moneyCheck.read")).body);
  expect(kinds).toEqual(["no-payment"]);
  expect((Date.now() - Date.parse(olderSince)) / DAY_MS).toBeCloseTo(2 * MONEY_CHECK_DAYS, 1);
  expect(await checkNow()).toEqual(["no-payment"]);
  await setPayment(paymentId, 0);
  expect(await checkNow()).toEqual([]);
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
    ...{ stock: 1, soldPerWeek: 25_000, weeksLeft: 1 / 25_000, waiting: 0 },
  });
});

test("the shop is told by mail of orders that were paid, once, as its setting says", async () => {
  const set = async (when: string) =>
    (await staff.visitor.ask("orderNewsSettings.change", { body: { when } })).status;
  const tell = async (id: string) => {
    await runJob("order-news");
    const [{ due, mails } = { due: null, mails: null }] = await queryShop<{
      due: boolean;
      mails: string[] | null;
    }>(
      `select (select news_due from shop_order where id = $1) as due,
          (select json_agg(id) from outgoing_mail
            where template = 'order-news' and key = 'order-news:' || $1) as mails`,
      [id],
    );
    // What a mail says is forgotten in the database as soon as it was sent.
    const sent = await Promise.all((mails ?? []).map((mail) => eventually(() => sentMail(mail))));
    return { due, mails: sent.map(({ subject }) => subject) };
  };
  const news = "New order 1: $10.00";
  expect((await staff.visitor.ask("orderNewsSettings.read")).body).toEqual({ when: "daily" });
  expect(await set("hourly")).toBe(400);
  expect(await set("off")).toBe(200);
  const quiet = await anOrder("paid", 1000);
  expect(await tell(quiet)).toEqual({ due: false, mails: [] });
  expect(await set("each")).toBe(200);
  const [waits, loud] = [await anOrder("pending", 1000), await anOrder("paid", 1000)];
  expect(await tell(loud)).toEqual({ due: false, mails: [news] });
  expect(await tell(loud)).toEqual({ due: false, mails: [news] });
  expect(await tell(waits)).toEqual({ due: true, mails: [] });
  expect(await set("daily")).toBe(200);
  const ofNow = await anOrder("paid", 1000);
  const [paidLate, ofBefore] = [await anOrder("paid", 1000), await anOrder("paid", 1000)];
  await queryShop(
    "update shop_order set created_at = now() - interval '2 days' where id = any($1)",
    [[paidLate, ofBefore]],
  );
  await queryShop(
    `insert into shop_order_change (id, order_id, to_status, by, note, created_at)
      values ($1, $1, 'paid', 'system', '', now() + interval '1 minute')`,
    [paidLate],
  );
  expect(await tell(ofBefore)).toEqual({ due: false, mails: [news] });
  expect(await tell(paidLate)).toEqual({ due: true, mails: [] });
  expect(await tell(ofNow)).toEqual({ due: true, mails: [] });
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
  /** What is kept, beside what all orders come to, in one look at both. */
  const sums = async () => {
    const [row] = await queryShop<{
      kept: object;
      counted: object;
      keptByDay: object;
      countedByDay: object;
    }>(
      `with orders as (
          select *, received_cents - (select coalesce(sum((part->>'amount')::bigint), 0)
              from jsonb_array_elements(refunds) part) as held_cents
            from shop_order where is_placed and deleted_at is null)
        select (select jsonb_build_object('orders', sum(orders), 'abandoned', sum(abandoned),
            'pending', sum(pending), 'placed', sum(placed_cents), 'revenue', sum(revenue_cents))
          from shop_order_sum) as kept,
        (select jsonb_build_object('orders', count(*), 'abandoned', count(*) filter (where is_abandoned),
            'pending', count(*) filter (where status = 'pending'), 'placed', sum(amount_cents),
            'revenue', sum(held_cents) filter (where status = any($1)))
          from orders) as counted,
        (select jsonb_object_agg(day, sums) from (
          select day, jsonb_build_array(sum(orders), sum(revenue_cents)) as sums
            from shop_sales_sum group by day
            having sum(orders) <> 0 or sum(revenue_cents) <> 0) kept) as "keptByDay",
        (select jsonb_object_agg(day, sums) from (
          select (created_at at time zone $2)::date as day,
              jsonb_build_array(count(*), sum(held_cents)) as sums
            from orders where status = any($1) group by 1) counted) as "countedByDay"`,
      [PAID_STATUSES, SHOP_TIME_ZONE],
    );
    return row;
  };

  it("keeps sums that are those of all orders, whatever is done to several at once and meanwhile", async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, at) => anOrder(["pending", "paid"][at % 2] ?? "", 1000 + at)),
    );
    const hasSame = async () => {
      const { kept, counted, keptByDay, countedByDay } = (await sums()) ?? {};
      expect(kept).toEqual(counted);
      expect(keptByDay).toEqual(countedByDay);
    };
    await hasSame();
    // Each locks its orders in one order first: two statements that meet in another would be ended by
    // PostgreSQL, whatever is kept of them.
    const these = `with these as materialized
      (select id from shop_order where id = any($1) order by id for update)`;
    const ofThese = "where id in (select id from these)";
    const statements = [
      `update shop_order set status = 'fulfilled', received_cents = amount_cents ${ofThese}`,
      `update shop_order set refunds = '[{"amount": 300, "at": ""}, {"amount": 7, "at": ""}]' ${ofThese}`,
      `update shop_order set is_abandoned = true, status = 'cancelled' ${ofThese}`,
      `update shop_order set is_placed = not is_placed ${ofThese}`,
      `update shop_order set created_at = created_at - interval '40 days' ${ofThese}`,
      `update shop_order set amount_cents = amount_cents + 1, deleted_at = now() ${ofThese}`,
      `update shop_order set deleted_at = null ${ofThese}`,
      `delete from shop_order ${ofThese}`,
    ];
    await Promise.all([
      ...statements.map((statement, at) =>
        queryShop(`${these} ${statement}`, [ids.slice(0, (at % 5) + 1)]),
      ),
      runJob("fold-order-sums"),
      ...[1, 2, 3].map(hasSame),
    ]);
    await hasSame();
    await runJob("fold-order-sums");
    await hasSame();
  });

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
      ...{ number: 1, name: "Ada Park", email: "ada@example.ca" },
      status: "pending",
      amountCAD: 1_000_000_050,
    });
    expect(after.recentOrders.map(({ partBackCAD }) => partBackCAD)).toEqual([0, 0, 1000, 0, 0]);
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

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  CategoryListResponse,
  type SecurityEvent,
  type SecurityEventKind,
  SecurityEventListResponse,
} from "@eldercare/contracts";
import type { QueryValues } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { callApi } from "./support/call-api";
import { checkOut, confirmCard, readOrder, withdrawOrders } from "./support/checkout";
import { aSignedInColleague, type Colleague, STAFF_PASSWORD } from "./support/colleague";
import { eventually } from "./support/eventually";
import { act, checkedImport } from "./support/import-screen";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { countTries } from "./support/tries";
import { Visitor } from "./support/visitor";

const NEW_PASSWORD = "a-longer-maple-syrup";

let catalog: TestCatalog;
let cleo: Colleague;
let shopper: Shopper;
let product: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  cleo = await aSignedInColleague();
  shopper = await aSignedInShopper();
  product = await catalog.add({ title: "Trail walker", dollars: 12, stock: 5 });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

async function eventsOf(query: QueryValues): Promise<SecurityEvent[]> {
  const { status, body } = await cleo.visitor.ask("securityEvents.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return SecurityEventListResponse.parse(body).events;
}

/** The newest event that a query finds: what is told after the answer may take a moment. */
async function newest(kind: SecurityEventKind, query: QueryValues): Promise<SecurityEvent> {
  let event: SecurityEvent | undefined;
  await eventually(async () => {
    [event] = await eventsOf({ kind, ...query });
    expect(event, kind).toBeDefined();
  });
  return event as SecurityEvent;
}

const byCleo = () => ({
  actor: { kind: "staff", id: cleo.id, label: `Cleo League <${cleo.email}>` },
  address: cleo.visitor.ip,
  outcome: "success",
});

describe("the trail of sign-ins", () => {
  it("has who signed in, when and from where, in the words of a time that is now", async () => {
    const event = await newest("sign-in.succeeded", { person: cleo.id });
    expect(event).toMatchObject({ ...byCleo(), after: { door: "shop" } });
    expect(Date.now() - Date.parse(event.at)).toBeLessThan(10 * 60_000);
    expect(event.requestId).toMatch(/^[\w-]{8,}$/);
  });

  it("has customers by id and a masked address, found by the whole one", async () => {
    const event = await newest("sign-in.succeeded", { person: shopper.email });
    expect(event.actor).toMatchObject({ kind: "customer", label: "s…@example.ca" });
    expect(event.address).toBe(shopper.visitor.ip);
  });

  it("has failures and lock-outs of an account, and of an unknown address no word of it", async () => {
    const guesser = new Visitor();
    const guess = (email: string) =>
      guesser.ask("session.signIn", { body: { email, password: "wrong-password-1" } });
    expect((await guess(cleo.email)).status).toBe(401);
    const failed = await newest("sign-in.failed", { person: cleo.id });
    expect(failed).toMatchObject({
      outcome: "failure",
      actor: { kind: "visitor", id: null },
      address: guesser.ip,
      subject: { kind: "staff", id: cleo.id },
      after: { door: "shop", problem: "password" },
    });
    await countTries("signInVisitor", `${guesser.ip} ${cleo.email}`, 10);
    expect((await guess(cleo.email)).status).toBe(429);
    expect(await newest("sign-in.limited", { person: cleo.id })).toMatchObject({
      address: guesser.ip,
      outcome: "failure",
    });
    const nobody = newAddress("hunter2");
    expect((await guess(nobody)).status).toBe(401);
    const unknown = await newest("sign-in.failed", { person: nobody });
    expect(unknown.subject?.label).toMatch(/^unknown address [0-9a-f]{12}$/);
    expect(JSON.stringify(unknown)).not.toContain("hunter2");
  });

  it("has Medusa Admin's door too", async () => {
    const { email } = cleo;
    const visitor = new Visitor();
    const send = (password: string) => visitor.post("/auth/user/emailpass", { email, password });
    expect((await send("wrong-password-2")).status).toBe(401);
    expect((await send(STAFF_PASSWORD)).status).toBe(200);
    for (const kind of ["sign-in.failed", "sign-in.succeeded"] as const) {
      await eventually(async () => {
        const [event] = await eventsOf({ kind, person: cleo.id });
        expect(event).toMatchObject({ address: visitor.ip, after: { door: "Medusa Admin" } });
      });
    }
  });
});

describe("the trail of refusals", () => {
  it("has customers and strangers who tried what is for staff, however often in one row or two", async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await shopper.visitor.ask("orders.list")).status).toBe(403);
    }
    const refused = await newest("access.refused", { person: shopper.email });
    expect(refused).toMatchObject({
      actor: { kind: "customer" },
      address: shopper.visitor.ip,
      outcome: "failure",
      subject: { kind: "call", id: "orders.list" },
      after: { status: 403 },
    });
    // What comes within a minute is counted in one more row, when that minute ends.
    const rows = await eventsOf({ kind: "access.refused", person: shopper.email });
    expect(rows.length).toBeLessThanOrEqual(2);
    const stranger = new Visitor();
    expect((await stranger.get("/admin/orders")).status).toBe(401);
    const foreign = { origin: "https://evil.example", "x-request-id": "made-up" };
    expect((await stranger.ask("contact.send", { body: {}, headers: foreign })).status).toBe(403);
    for (const path of ["/store/products", "/store/carts", "/auth/x/emailpass"]) {
      expect((await stranger.get(path)).status).toBe(404);
    }
    await eventually(async () => {
      const rows = await queryShop<{ subject_id: string; request_id: string }>(
        "select subject_id, request_id from security_event where address = $1 order by at",
        [stranger.ip],
      );
      expect([...new Set(rows.map(({ subject_id }) => subject_id))].sort()).toEqual([
        "/auth (closed)",
        "/store (closed)",
        "GET /admin/orders",
        "contact.send",
      ]);
      expect(rows.map(({ request_id }) => request_id)).not.toContain("made-up");
    });
  });
});

describe("the trail of what staff change", () => {
  it("has a price and a stock as they were and as they are", async () => {
    const params = { id: product.id };
    const answer = await cleo.visitor.ask("products.change", {
      params,
      body: { originalPriceCAD: 1000, stock: 7 },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const query = { subject: product.id, subjectKind: "product" };
    expect(await newest("product.price-changed", query)).toMatchObject({
      ...byCleo(),
      before: { price: 1200, originalPrice: 1200 },
      after: { price: 1000, originalPrice: 1000 },
    });
    expect(await newest("product.stock-changed", query)).toMatchObject({
      ...byCleo(),
      before: { onHand: 5 },
      after: { onHand: 7 },
    });
  });

  it("has what Medusa Admin changes of it, by the person who did", async () => {
    const { variantId } = product;
    const token = await catalog.admin.token;
    const answer = await new Visitor().post(
      `/admin/products/${product.id}/variants/${variantId}`,
      { prices: [{ currency_code: "cad", amount: 11 }] },
      { authorization: `Bearer ${token}` },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await eventually(async () => {
      const event = await newest("product.price-changed", { subject: product.id });
      expect(event).toMatchObject({
        actor: { kind: "staff", label: expect.stringContaining(shopUnderTest().adminEmail) },
        before: { price: 1000 },
        after: { price: 1100 },
      });
    });
  });

  it("has its stock where Medusa Admin changes that of several, and a price list as it was", async () => {
    const { admin } = catalog;
    const [level] = await queryShop<{ inventory_item_id: string; location_id: string }>(
      `select l.inventory_item_id, l.location_id from inventory_level l
        join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
        where i.variant_id = $1`,
      [product.variantId],
    );
    await admin.post("/inventory-items/location-levels/batch", {
      update: [{ ...level, stocked_quantity: 9 }],
    });
    await eventually(async () => {
      expect(await newest("product.stock-changed", { subject: product.id })).toMatchObject({
        actor: { kind: "staff", label: expect.stringContaining(shopUnderTest().adminEmail) },
        before: { onHand: 7 },
        after: { onHand: 9 },
      });
    });
    const [list] = await queryShop<{ id: string; status: string }>(
      "select id, status from price_list where deleted_at is null limit 1",
    );
    const { id = "", status } = list ?? {};
    await admin.post(`/price-lists/${id}`, { status });
    // Other tests leave changes of this list, too.
    await eventually(async () => {
      expect(await newest("medusa.changed", { subject: id })).toMatchObject({
        before: { status },
        after: { status },
      });
    });
  });

  it("has an import as one event with its counts, and each price that it changed", async () => {
    const [category] = CategoryListResponse.parse((await callApi("categories.list")).body);
    const csv = [
      "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Images,Image Alt",
      `${product.sku},Trail walker,${product.slug},${category?.name},Folds.,9.00,0,7,,`,
    ].join("\r\n");
    const checked = await checkedImport(cleo.visitor, { csv });
    expect(checked.errors).toEqual([]);
    await act(cleo.visitor, checked.id, "apply");
    const applied = await newest("import.applied", { subject: checked.id });
    expect(applied).toMatchObject({
      ...byCleo(),
      subject: { kind: "import", id: checked.id },
      after: { created: 0, updated: 1, removed: 0, errors: 0 },
    });
    const { requestId } = applied;
    await eventually(async () => {
      expect(await newest("product.price-changed", { subject: product.id })).toMatchObject({
        ...byCleo(),
        ...{ requestId, before: { price: 1100 }, after: { price: 900 } },
      });
    });
    await act(cleo.visitor, checked.id, "undo");
    expect(await newest("import.undone", { subject: checked.id })).toMatchObject(byCleo());
  });

  it("has a refund, with the order and what was paid back", async () => {
    const { orderId, clientSecret } = await checkOut(shopper.visitor, [
      { product, cents: 1100, qty: 1 },
    ]);
    await confirmCard(clientSecret);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid");
    expect(await eventsOf({ subject: orderId })).toEqual([]);
    const answer = await cleo.visitor.ask("orders.setStatus", {
      params: { id: orderId },
      body: { status: "refunded" },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await newest("order.refunded", { subject: orderId })).toMatchObject({
      ...byCleo(),
      before: { status: "paid" },
      after: { status: "refunded", note: expect.stringContaining("$11.00 was paid back") },
    });
  });

  it("has who was invited, and who took data away", async () => {
    expect(await newest("staff.invited", { person: cleo.email })).toMatchObject({
      actor: { kind: "staff" },
      subject: { kind: "staff", label: cleo.email },
    });
    await cleo.visitor.ask("newsletter.export", { query: { status: "confirmed" } });
    expect(
      await newest("export.downloaded", { person: cleo.id, subjectKind: "newsletter" }),
    ).toMatchObject({ ...byCleo(), after: { status: "confirmed" } });
    const file = await cleo.visitor.ask("securityEvents.export", { query: { person: cleo.id } });
    expect(file.status).toBe(200);
    expect(String(file.body)).toContain("product.price-changed");
    await eventually(async () => {
      expect(await newest("export.downloaded", { subjectKind: "security-events" })).toMatchObject(
        byCleo(),
      );
    });
  });

  it("has a new password, and not the password", async () => {
    const answer = await cleo.visitor.ask("account.changePassword", {
      body: {
        currentPassword: STAFF_PASSWORD,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await newest("password.changed", { person: cleo.id })).toMatchObject(byCleo());
  });
});

describe("the trail itself", () => {
  it("is for staff alone, and is found by person, thing, kind and day", async () => {
    expect((await new Visitor().ask("securityEvents.list")).status).toBe(401);
    expect((await shopper.visitor.ask("securityEvents.list")).status).toBe(403);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format();
    const found = await eventsOf({ subject: product.id, kind: "product", from: today, to: today });
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ kind }) => kind.startsWith("product."))).toBe(true);
    expect(await eventsOf({ person: cleo.id, to: "2020-01-01" })).toEqual([]);
    const nonsense = await cleo.visitor.ask("securityEvents.list", { query: { from: "22/11" } });
    expect(nonsense.status).toBe(400);
  });

  it("takes events, and gives none back before they are a year old", async () => {
    const [{ id } = { id: "" }] = await eventsOf({ person: cleo.id });
    const refused = /append-only/;
    await expect(
      queryShop("update security_event set actor_label = 'Nobody' where id = $1", [id]),
    ).rejects.toThrow(refused);
    await expect(queryShop("delete from security_event where id = $1", [id])).rejects.toThrow(
      refused,
    );
    await expect(queryShop("truncate security_event")).rejects.toThrow(refused);
    const aged = (days: number) =>
      queryShop(
        `insert into security_event (id, at, kind, outcome, actor_kind, actor_label)
         values ($1, now() - make_interval(days => $2), 'sign-in.ended', 'success', 'system', 'Test')`,
        [`${id}-${days}`, days],
      );
    await aged(364);
    await aged(366);
    const forget = (days: number) =>
      queryShop("delete from security_event where id = $1 returning id", [`${id}-${days}`]);
    expect(await forget(366)).toHaveLength(1);
    await expect(forget(364)).rejects.toThrow(refused);
  });

  it("is also a file of one JSON line each, for the shop's user alone and without secrets", async () => {
    const folder = join(shopUnderTest().dataDir, "logs");
    const names = (await readdir(folder)).filter((name) => /^security-.*\.jsonl$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    await eventually(async () => {
      const text = (
        await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))
      ).join("");
      const lines = text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(lines).toContainEqual(
        expect.objectContaining({
          event: expect.objectContaining({ action: "product.stock-changed", outcome: "success" }),
          user: expect.objectContaining({ id: cleo.id }),
          source: { address: cleo.visitor.ip, ip: cleo.visitor.ip },
        }),
      );
      for (const secret of [STAFF_PASSWORD, NEW_PASSWORD, "wrong-password", shopper.email]) {
        expect(text).not.toContain(secret);
      }
    });
  });
});

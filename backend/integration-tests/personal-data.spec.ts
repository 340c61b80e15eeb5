import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AccountExport, PersonDetails } from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { PERSONAL_TABLES } from "../src/accounts/personal-tables";
import { checkOut, confirmCard, SHIPPING, setStatus, storedStatus } from "./support/checkout";
import { aDraftOrder } from "./support/draft-order";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, PASSWORD, whoAmI } from "./support/shopper";
import { Staff } from "./support/staff";
import { tablesWith } from "./support/tables-with";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await TestCatalog.open();
});
afterAll(() => catalog.close());

/** Names of columns that may hold who somebody is. */
const NAMES_PEOPLE =
  "^(to|by|sess|recipient|phone|first_name|last_name|address_1|entity_id|receiver_id|actor|actor_id|browser|user_agent|ip|ip_.*|.*_ip|.*email.*|.*customer_id|.*user_id|.*identity_id|.*_by|attribute_value)$";

const verdict = (table: string) => PERSONAL_TABLES[table];
const isKept = (table: string) => "kept" in (verdict(table) ?? {});

/** What takes in anything, whatever it is called; amounts in their exact form aside. */
const HOLDS_ANYTHING = "data_type in ('json', 'jsonb') and column_name !~ '^(raw_.*|metadata)$'";

/** Tables that the shop's own modules make. */
function ownTables(): string[] {
  const modules = join(__dirname, "../src/modules");
  return readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((path) => /\/migrations\/\w+\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(modules, path), "utf8").matchAll(
        /create table (?:if not exists )?"(\w+)"/gi,
      ),
    ])
    .flatMap(([, name = ""]) => name);
}

it("knows of every table that names people, or may, what becomes of it", async () => {
  const named = await queryShop<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not like 'search\\_typed\\_%'
        and (column_name ~ $1 or table_name = any($2) or ${HOLDS_ANYTHING})
      order by 1`,
    [NAMES_PEOPLE, ownTables()],
  );
  expect(named.map(({ name }) => name).filter((name) => !verdict(name))).toEqual([]);
  const all = await queryShop<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const known = new Set(all.map(({ name }) => name));
  expect(Object.keys(PERSONAL_TABLES).filter((name) => !known.has(name))).toEqual([]);
});

/** What Medusa notes of somebody who uses a code that each may use once. */
async function useLimitedCode(email: string): Promise<void> {
  const { campaign } = await catalog.admin.post<{ campaign: { id: string } }>("/campaigns", {
    name: "Once each",
    campaign_identifier: crypto.randomUUID(),
    budget: { type: "use_by_attribute", attribute: "customer_email", limit: 1 },
  });
  await queryShop(
    `insert into promotion_campaign_budget_usage (id, attribute_value, budget_id, used, raw_used)
     select $1, $2, id, 1, '{"value": "1", "precision": 20}' from promotion_campaign_budget
      where campaign_id = $3`,
    [`probudgus_${campaign.id}`, email, campaign.id],
  );
}

it("shows a person all of it, and erases all but what the law wants kept", async () => {
  const { email, visitor } = await aSignedInShopper();
  const surname = `Nowak${email.slice(8, 14)}`;
  const name = `Zofia ${surname}`;
  const elsewhere = new Visitor();
  await elsewhere.ask("session.signIn", { body: { email, password: PASSWORD } });
  await visitor.ask("account.change", { body: { firstName: "Zofia", lastName: surname } });
  const [{ id = "" } = {}] = await queryShop<{ id: string }>(
    "select id from customer where email = $1",
    [email],
  );
  const message = { subject: "A walker", message: "Which one fits?", phone: "416-555-0142" };
  await visitor.ask("contact.send", { body: { name, email, ...message } });
  await visitor.ask("newsletter.signUp", { body: { email, source: "/blog" } });
  await visitor.ask("accounts.forgotPassword", { body: { email } });
  await queryShop(
    `insert into customer_address (id, customer_id, first_name, address_1) values ($1, $2, $3, 'Elm Street 1')`,
    [`cuaddr_${id}`, id, name],
  );
  await queryShop(
    `with address as (insert into cart_address (id, first_name) values ($1, $3) returning id)
     insert into cart (id, email, currency_code, shipping_address_id) select $1, $2, 'cad', id from address`,
    [`cart_${id}`, email, name],
  );
  await useLimitedCode(email);
  const product = await catalog.add({ title: "Walker", dollars: 89.95, stock: 50 });
  const shipping = { ...SHIPPING, name, email };
  const { orderId, clientSecret } = await checkOut(visitor, [{ product, cents: 8995, qty: 1 }], {
    shipping,
  });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  await setStatus(catalog.admin, orderId, "fulfilled");
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(7));

  const traces = [email, id, surname];
  const before = new Set((await Promise.all(traces.map(tablesWith))).flat());
  expect([...before].filter((table) => !verdict(table))).toEqual([]);
  const { body } = await visitor.ask("account.export");
  const data = AccountExport.parse(body);
  expect(data).toMatchObject({
    email,
    account: { email, lastName: surname },
    addresses: [{ first_name: name, address_1: "Elm Street 1" }],
    orders: [{ id: orderId, shipping: { name } }],
    payments: [{ amountCAD: 8995, state: "taken" }],
    messages: [{ name, ...message }],
    newsletter: [{ status: "pending", source: "/blog" }],
  });
  expect(data.mails).toHaveLength(7);
  expect(data.signIns).toHaveLength(2);
  expect(JSON.stringify(body)).not.toContain("scrypt");

  expect((await visitor.ask("account.remove", { body: { password: PASSWORD } })).status).toBe(200);
  expect([await whoAmI(visitor), await whoAmI(elsewhere)]).toEqual([401, 401]);
  for (const trace of traces) {
    const left = (await tablesWith(trace)).filter((table) => !isKept(table));
    // Medusa keeps the emptied row of a customer under its id.
    expect(left, trace).toEqual(trace === id ? ["customer"] : []);
  }
  expect(await tablesWith(surname)).toEqual(
    expect.arrayContaining(["order_address", "shop_order"]),
  );
  const folder = join(shopUnderTest().dataDir, "outbox");
  const mails = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")),
  );
  expect(mails.filter((text) => text.includes(email))).toEqual([]);
  expect(
    await queryShop(
      'select user_id, customer_id from shop_order join "order" using (id) where id = $1',
      [orderId],
    ),
  ).toEqual([{ user_id: "", customer_id: null }]);
});

it("lets staff remove a note, once", async () => {
  const staff = await Staff.signIn();
  const email = newAddress("noted");
  const body = { id: crypto.randomUUID(), email, text: "Wrong number" };
  await staff.visitor.ask("people.addNote", { body });
  const params = { id: body.id };
  expect((await staff.visitor.ask("people.removeNote", { params })).status).toBe(200);
  expect((await staff.visitor.ask("people.removeNote", { params })).status).toBe(404);
  const { body: left } = await staff.visitor.ask("people.read", { query: { email } });
  expect(PersonDetails.parse(left).notes).toEqual([]);
});

it("lets staff do the same for somebody without an account, and for nobody of the staff", async () => {
  const staff = await Staff.signIn();
  const email = newAddress("caller");
  const message = { name: "Zelda Roy", subject: "A ramp", message: "How long?" };
  await new Visitor().ask("contact.send", { body: { email, ...message } });
  await new Visitor().ask("newsletter.signUp", { body: { email, source: "/blog" } });
  const soldOut = await catalog.add({ title: "Ramp", dollars: 120, stock: 0 });
  await eventually(async () => {
    const params = { slug: soldOut.slug };
    expect((await new Visitor().ask("products.read", { params })).status).toBe(200);
  });
  await new Visitor().ask("stockAlerts.ask", { body: { productId: soldOut.id, email } });
  const draft = await aDraftOrder(catalog, email, {
    items: [{ title: "A ramp made to measure", quantity: 1, unit_price: 150 }],
    delivery: 12,
  });
  expect(await tablesWith(email)).toContain("order");
  const token = tokenIn(await mailWith(email, "Shall we tell you when Ramp is back?"));
  await new Visitor().ask("stockAlerts.confirm", { body: { token } });
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(3));
  const query = { email: email.toUpperCase() };
  expect((await staff.visitor.ask("people.find", { query })).body).toEqual({
    ...{ email, account: null, names: ["Zelda Roy"] },
    ...{ orders: 0, messages: 1, reviews: 0, notes: 0, newsletter: 1, stockAlerts: 1, mails: 3 },
  });
  const note = { id: crypto.randomUUID(), email, text: "Calls back on Monday" };
  for (const time of ["once", "again"]) {
    expect((await staff.visitor.ask("people.addNote", { body: note })).status, time).toBe(201);
  }
  const details = PersonDetails.parse((await staff.visitor.ask("people.read", { query })).body);
  expect(details).toMatchObject({
    ...{ email, account: null, names: ["Zelda Roy"], spentCAD: 0, orders: { total: 0 } },
    messages: { total: 1, newest: [{ subject: "A ramp", handled: false }] },
    ...{ newsletter: { status: "pending" }, reviews: 0, notes: [{ text: note.text }] },
  });
  const download = await staff.visitor.ask("people.export", { query });
  expect(download.headers.get("content-disposition")).toMatch(/^attachment;/);
  expect(AccountExport.parse(download.body)).toMatchObject({
    ...{ account: null, messages: [message], notes: [{ text: note.text }] },
    stockAlerts: [{ productId: soldOut.id, variantId: null }],
  });

  for (const time of ["once", "again"]) {
    const { status } = await staff.visitor.ask("people.erase", { body: { email } });
    expect(status, time).toBe(200);
    expect(await tablesWith(email), time).toEqual([]);
    expect(await tablesWith("Zelda Roy"), time).toEqual([]);
  }
  const [{ last_name: name } = { last_name: "?" }] = await queryShop<{ last_name: string | null }>(
    `select last_name from order_address join "order" o on o.shipping_address_id = order_address.id
      where o.id = $1`,
    [draft.id],
  );
  expect(name).toBeNull();

  const { adminEmail } = shopUnderTest();
  expect(await staff.visitor.ask("people.erase", { body: { email: adminEmail } })).toMatchObject({
    status: 409,
    body: { message: "Accounts of staff are managed in Medusa Admin." },
  });
  expect(await whoAmI(staff.visitor)).toBe(200);
});

import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Order, ProductListResponse } from "@eldercare/contracts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFreePort } from "../../tests/support/a-free-port";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { openRestoredShop } from "../../tests/support/restored-shop";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { tableSums } from "../../tests/support/table-sums";
import { checkOut, confirmCard, storedStatus, withdrawOrders } from "./support/checkout";
import { eventually } from "./support/eventually";
import { namesOf } from "./support/list-products";
import { aSignedInShopper, signInAs } from "./support/shopper";
import { aImage, upload } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

const AWAY = "Our shop is not answering right now. Please try again in a minute.";

let catalog: TestCatalog;
let orderId: string;
let before: Record<string, string>;
let after: Record<string, string>;
let restored: Awaited<ReturnType<typeof openRestoredShop>>;
let medusa: Awaited<ReturnType<typeof openFurtherMedusa>>;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  const product = await catalog.add({ title: `Saved ${catalog.mark}`, dollars: 20, stock: 5 });
  const { visitor } = await aSignedInShopper();
  const bought = await checkOut(visitor, [{ product, cents: 2000, qty: 2 }]);
  orderId = bought.orderId;
  await confirmCard(bought.clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  await eventually(async () => expect(await namesOf({ search: catalog.mark })).toHaveLength(1));
  const { databaseUrl } = shopUnderTest();
  before = await tableSums(databaseUrl);
  restored = await openRestoredShop();
  after = await tableSums(databaseUrl);
});
afterAll(async () => {
  await medusa?.stop();
  await restored?.close();
  await withdrawOrders(catalog);
  await catalog.close();
});

it("a backup of the whole shop has every table that stood still meanwhile, row for row, and every picture", async () => {
  const there = await tableSums(restored.databaseUrl);
  expect(Object.keys(there).sort()).toEqual(Object.keys(before).sort());
  const still = Object.entries(before).filter(([name, sum]) => after[name] === sum);
  expect(still.map(([name]) => [name, there[name]])).toEqual(still);
  // What the shop does by itself meanwhile is in a few tables.
  expect(still.length).toBeGreaterThan(0.9 * Object.keys(before).length);
  for (const name of ["product", "product_variant", "price", '"order"', "customer"])
    expect(still.map(([each]) => each)).toContain(`public.${name}`);

  const [from, to] = [dirname(shopUnderTest().dataDir), restored.dataDir].map((folder) =>
    join(folder, "uploads"),
  ) as [string, string];
  const pictures = (await readdir(from)).sort();
  expect(pictures.length).toBeGreaterThan(10);
  expect((await readdir(to)).sort()).toEqual(pictures);
  for (const name of pictures)
    expect((await readFile(join(to, name))).equals(await readFile(join(from, name))), name).toBe(
      true,
    );
});

it("a restored shop opens: its lists, its search, its staff's sign-in and its orders are what they were", async () => {
  medusa = await openFurtherMedusa({
    ...{ DATABASE_URL: restored.databaseUrl, DATA_DIR: restored.dataDir },
    // Nothing of the copy reaches the payments of the shop that it is a copy of.
    STRIPE_SIMULATOR_PORT: String(await aFreePort()),
  });
  const visitor = new Visitor(medusa.url);
  const list = async (query: Record<string, string>) => {
    const { status, body } = await visitor.ask("products.list", { query });
    expect(status).toBe(200);
    return ProductListResponse.parse(body).products.map(({ name }) => name);
  };
  expect(await list({ limit: "5" })).toEqual(await namesOf({ limit: 5 }));
  expect(await list({ search: catalog.mark })).toEqual([`Saved ${catalog.mark}`]);
  const { adminEmail, adminPassword } = shopUnderTest();
  const staff = new Visitor(medusa.url);
  await signInAs(staff, adminEmail, adminPassword);
  const { status, body } = await staff.ask("orders.read", { params: { id: orderId } });
  expect([status, (body as Order).status, (body as Order).amountCAD]).toEqual([200, "paid", 4000]);
});

it("a database that crashes and begins anew takes its shop along for seconds, and keeps all that was answered", async () => {
  const database = new Client({ connectionString: restored.databaseUrl });
  // It is cut off, as everybody is.
  database.on("error", () => undefined);
  await database.connect();
  const { rows } = await database.query<{ pid: number }>("select pg_backend_pid() as pid");
  const other = new Client({ connectionString: restored.databaseUrl });
  other.on("error", () => undefined);
  await other.connect();
  const allAreCutOff = new Promise((resolve) => other.once("end", resolve));
  const visitor = new Visitor(medusa.url);
  let sent = 0;
  const send = async () => {
    const body = {
      ...{ name: "Ada Park", email: `crash-${sent}@example.com` },
      ...{ subject: "A question", message: "Does the cane fold, and how small is it then?" },
    };
    const { status, body: answer } = await visitor.ask("contact.send", { body });
    if (status === 201) sent += 1;
    else expect([status, answer]).toEqual([503, { message: AWAY }]);
    return status;
  };
  expect(await send()).toBe(201);
  // One of its processes killed outright: PostgreSQL ends all others and recovers from its log.
  process.kill(rows[0]?.pid ?? 0, "SIGKILL");
  // On a busy machine it takes a while to notice, and answers meanwhile.
  await allAreCutOff;
  await expect.poll(send, { timeout: 30_000 }).toBe(201);
  const list = async () => (await visitor.ask("products.list", { query: { limit: "5" } })).status;
  await expect.poll(list, { timeout: 30_000 }).toBe(200);
  const after = new Client({ connectionString: restored.databaseUrl });
  await after.connect();
  const kept = await after.query("select from contact_message where email like 'crash-%'");
  await after.end();
  expect(kept.rowCount).toBe(sent);
});

it("a shop that can write nothing more says so of a picture, keeps what it has, and goes on when there is room", async () => {
  const staff = new Visitor(medusa.url);
  const { adminEmail, adminPassword } = shopUnderTest();
  await signInAs(staff, adminEmail, adminPassword);
  const files = async () =>
    (await readdir(restored.dataDir, { recursive: true }))
      .filter((name) => /^(?:uploads|originals)\//.test(name))
      .sort();
  // No test can fill a disk; a limit of the process refuses each byte as a full one does.
  const writes = (bytes: 0 | "unlimited") =>
    execFileSync("prlimit", ["--pid", `${medusa.pid}`, `--fsize=${bytes}:unlimited`]);
  const before = await files();
  const image = await aImage();
  writes(0);
  const refused = await upload(staff, [{ bytes: image }]).finally(() => writes("unlimited"));
  expect([refused.status, refused.body]).toEqual([
    503,
    { message: "Our shop has no room left to save this. Please try again later, or call us." },
  ]);
  // Not half a picture, nor the draft of one.
  expect(await files()).toEqual(before);
  const shown = before.find((name) => /^uploads\/[0-9a-f]{16}\.webp$/.test(name)) ?? "";
  const picture = await fetch(`${medusa.url}/static/${shown.slice("uploads/".length)}`);
  expect(picture.status).toBe(200);
  expect((await upload(staff, [{ bytes: image }])).status).toBe(201);
  expect((await files()).length).toBeGreaterThan(before.length);
});

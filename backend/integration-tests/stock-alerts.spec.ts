import {
  IS_IN_STOCK,
  ProductDetail,
  STOCK_ALERT_CONFIRMED,
  STOCK_ALERT_LINK_INVALID,
  STOCK_ALERT_TAKEN,
  WAITS_FOR_ENOUGH,
} from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith, tokenIn } from "./support/mailbox";
import { runJob } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { newAddress } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
const used: string[] = [];
beforeAll(async () => {
  catalog = await TestCatalog.open();
});
afterAll(async () => {
  await queryShop("delete from stock_alert where email = any($1)", [used]);
  await catalog.close();
});

function anAddress(): string {
  const address = newAddress("waits");
  used.push(address);
  return address;
}

const ask = (body: { productId: string; variantId?: string; email: string; website?: string }) =>
  new Visitor().ask("stockAlerts.ask", { body });
/** The tokens of the mail that asks: the one that confirms, and the one that stops. */
async function tokensAsked(email: string, title: string) {
  const { text = "" } = await mailWith(email, `Shall we tell you when ${title} is back?`);
  const tokenOf = (page: string) =>
    decodeURIComponent(new RegExp(`${page}\\?token=([\\w.~%-]+)`).exec(text)?.[1] ?? "");
  return { confirm: tokenOf("confirm"), stop: tokenOf("stop") };
}
const confirm = (token: string) => new Visitor().ask("stockAlerts.confirm", { body: { token } });
const stop = (token: string) => new Visitor().ask("stockAlerts.stop", { body: { token } });

/** Asks, and says yes to the mail. */
async function waitFor(email: string, title: string, subject: { id: string; variantId?: string }) {
  const { id: productId, variantId } = subject;
  const asked = await ask({ productId, email, ...(variantId && { variantId }) });
  expect(asked.status).toBe(200);
  const tokens = await tokensAsked(email, title);
  expect((await confirm(tokens.confirm)).status).toBe(200);
  return tokens;
}
const waitingFor = async (email: string) =>
  (
    await queryShop<{ product_id: string }>("select product_id from stock_alert where email = $1", [
      email,
    ])
  ).map(({ product_id }) => product_id);

/** Once shoppers find it, sold out or with these variants left. */
const inTheShop = ({ slug }: { slug: string }, left: readonly number[] = [0]) =>
  eventually(async () => {
    const { body } = await new Visitor().ask("products.read", { params: { slug } });
    const { stock, variants } = ProductDetail.parse(body);
    expect(variants.length > 0 ? variants.map((variant) => variant.stock) : [stock]).toEqual(left);
  });

/** The job of every minute, until what it reads has what was changed. */
const told = (email: string) =>
  eventually(async () => {
    await runJob("tell-who-waits");
    expect(await waitingFor(email)).toEqual([]);
  });

it("tells everybody who waits once, whoever brought it back, and forgets the addresses", async () => {
  const title = "Bath board, told once";
  const product = await catalog.add({ title, dollars: 89, stock: 0 });
  await inTheShop(product);
  const [first, second, robot] = [anAddress(), anAddress(), anAddress()];
  const asked = [
    await ask({ productId: product.id, email: first.toUpperCase() }),
    await ask({ productId: product.id, email: second }),
    await ask({ productId: product.id, email: robot, website: "https://spam.example" }),
  ];
  for (const { status, body } of asked) {
    expect([status, body]).toEqual([200, { message: STOCK_ALERT_TAKEN }]);
  }
  const [yes, alsoYes] = await Promise.all([tokensAsked(first, title), tokensAsked(second, title)]);
  // Nothing is kept of what was only typed.
  expect(await waitingFor(first)).toEqual([]);
  for (const { confirm: token } of [yes, yes, alsoYes]) {
    expect(await confirm(token)).toMatchObject({
      ...{ status: 200, body: { message: STOCK_ALERT_CONFIRMED } },
    });
  }
  expect(await waitingFor(first)).toEqual([product.id]);
  await runJob("tell-who-waits");
  expect(await waitingFor(first)).toEqual([product.id]);

  await catalog.setStock(product, 2);
  await told(first);
  await told(second);
  const mail = await mailWith(first, `${title} is back in stock`);
  expect(mail.text).toContain(`${shopUnderTest().shopUrl}/product/${product.slug}`);
  expect(mail.text?.replace(/\s+/g, " ")).toContain("It may sell out again.");
  await mailWith(second, `${title} is back in stock`);
  await runJob("tell-who-waits");
  expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual([
    `Shall we tell you when ${title} is back?`,
    `${title} is back in stock`,
  ]);
  expect(await mailsTo(robot)).toEqual([]);

  // What can be bought is not waited for, neither anew nor by the link of before.
  const again = await ask({ productId: product.id, email: first });
  expect(again).toMatchObject({ status: 409, body: { code: IS_IN_STOCK } });
  expect(await confirm(yes.confirm)).toMatchObject({ status: 409, body: { code: IS_IN_STOCK } });
  expect(await confirm(`${yes.confirm}x`)).toMatchObject({
    ...{ status: 400, body: { code: STOCK_ALERT_LINK_INVALID } },
  });
});

it("ends all that an address waits for, before any mail of stock and with that mail's link", async () => {
  const email = anAddress();
  const [back, out] = await Promise.all(
    ["Ramp that is back", "Ramp that is out"].map((title) =>
      catalog.add({ title, dollars: 120, stock: 0 }),
    ),
  );
  if (!back || !out) throw new Error("Both are made.");
  await Promise.all([inTheShop(back), inTheShop(out)]);
  const asked = await waitFor(email, "Ramp that is out", { id: out.id });
  await waitFor(email, "Ramp that is back", { id: back.id });
  expect((await stop(asked.stop)).status).toBe(200);
  expect(await waitingFor(email)).toEqual([]);

  // Only the owner comes back, by the link of the mail.
  for (const { id } of [back, out]) await ask({ productId: id, email });
  expect(await waitingFor(email)).toEqual([]);
  for (const title of ["Ramp that is back", "Ramp that is out"]) {
    await confirm((await tokensAsked(email, title)).confirm);
  }
  await catalog.setStock(back, 1);
  await eventually(async () => {
    await runJob("tell-who-waits");
    expect(await waitingFor(email)).toEqual([out.id]);
  });
  const token = tokenIn(await mailWith(email, "Ramp that is back is back in stock"));
  // Promised, and not sent yet, as while the mail server is away.
  await queryShop(
    `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at)
     select id, id, template, $2, '{}', now() + interval '1 hour'
       from (values ($1 || '_1', 'back-in-stock'), ($1 || '_2', 'stock-alert-confirm')) t (id, template)`,
    [`mail_${email}`, email],
  );
  expect((await stop(token)).status).toBe(200);
  expect(await waitingFor(email)).toEqual([]);
  expect(
    await queryShop("select id from outgoing_mail where recipient = $1 and status = 'pending'", [
      email,
    ]),
  ).toEqual([]);
  expect((await stop(token)).status).toBe(200);
  expect(await stop(`${token}x`)).toMatchObject({
    status: 400,
    body: { code: STOCK_ALERT_LINK_INVALID },
  });
});

it("waits for one variant, and leads to it", async () => {
  const email = anAddress();
  const { id, slug, variants } = await catalog.addChoice({
    title: "Socks that wait",
    options: { Size: ["S", "L"] },
    variants: [
      { options: { Size: "S" }, dollars: 20, stock: 3 },
      { options: { Size: "L" }, dollars: 20, stock: 0 },
    ],
  });
  await inTheShop({ slug }, [3, 0]);
  const [small, large] = variants as [MadeProduct, MadeProduct];
  expect((await ask({ productId: id, email })).status).toBe(404);
  expect((await ask({ productId: id, variantId: small.variantId, email })).status).toBe(409);
  await waitFor(email, "Socks that wait (Size: L)", { id, variantId: large.variantId });
  await runJob("tell-who-waits");
  expect(await waitingFor(email)).toEqual([id]);
  await catalog.setStock(large, 4);
  await told(email);
  const mail = await mailWith(email, "Socks that wait (Size: L) is back in stock");
  expect(mail.text).toContain(`/product/${slug}?option.Size=L`);
});

it("waits for at most twenty things of one address, and says so to its owner", async () => {
  const email = anAddress();
  const title = "The 21st";
  const product = await catalog.add({ title, dollars: 20, stock: 0 });
  await inTheShop(product);
  await queryShop(
    `insert into stock_alert (id, email, product_id, consent, address_mark)
     select 'salert_' || n || $1, $1, 'prod_of_' || n, 'Yes', 'mark' from generate_series(1, 20) n`,
    [email],
  );
  expect((await ask({ productId: product.id, email })).status).toBe(200);
  expect(await confirm((await tokensAsked(email, title)).confirm)).toMatchObject({
    ...{ status: 409, body: { code: WAITS_FOR_ENOUGH } },
  });
  expect(await waitingFor(email)).not.toContain(product.id);
});

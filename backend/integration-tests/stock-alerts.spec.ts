import {
  IS_IN_STOCK,
  ProductDetail,
  STOCK_ALERT_LINK_INVALID,
  STOCK_ALERT_TAKEN,
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
    await ask({ productId: product.id, email: first }),
    await ask({ productId: product.id, email: second }),
    await ask({ productId: product.id, email: robot, website: "https://spam.example" }),
  ];
  for (const { status, body } of asked) {
    expect([status, body]).toEqual([200, { message: STOCK_ALERT_TAKEN }]);
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
  expect(await mailsTo(first)).toHaveLength(1);
  expect(await mailsTo(robot)).toEqual([]);

  // What can be bought is not waited for.
  const again = await ask({ productId: product.id, email: first });
  expect(again).toMatchObject({ status: 409, body: { code: IS_IN_STOCK } });
});

it("ends all that an address waits for with the link of one mail, though the address is gone", async () => {
  const email = anAddress();
  const back = await catalog.add({ title: "Ramp that is back", dollars: 120, stock: 0 });
  const out = await catalog.add({ title: "Ramp that is out", dollars: 120, stock: 0 });
  await Promise.all([inTheShop(back), inTheShop(out)]);
  for (const { id } of [back, out]) await ask({ productId: id, email });
  await catalog.setStock(back, 1);
  await eventually(async () => {
    await runJob("tell-who-waits");
    expect(await waitingFor(email)).toEqual([out.id]);
  });
  const token = tokenIn(await mailWith(email, "Ramp that is back is back in stock"));
  // Promised, and not sent yet, as while the mail server is away.
  await queryShop(
    `insert into outgoing_mail (id, key, template, recipient, data, next_attempt_at)
     values ($1, $1, 'back-in-stock', $2, '{}', now() + interval '1 hour')`,
    [`mail_${email}`, email],
  );
  const stop = (given: string) => new Visitor().ask("stockAlerts.stop", { body: { token: given } });
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
  expect((await ask({ productId: id, variantId: large.variantId, email })).status).toBe(200);
  await runJob("tell-who-waits");
  expect(await waitingFor(email)).toEqual([id]);
  await catalog.setStock(large, 4);
  await told(email);
  const mail = await mailWith(email, "Socks that wait (Size: L) is back in stock");
  expect(mail.text).toContain(`/product/${slug}?option.Size=L`);
});

it("keeps at most twenty waits of one address", async () => {
  const email = anAddress();
  const product = await catalog.add({ title: "The 21st", dollars: 20, stock: 0 });
  await inTheShop(product);
  await queryShop(
    `insert into stock_alert (id, email, product_id, consent, address_mark)
     select 'salert_' || n || $1, $1, 'prod_of_' || n, 'Yes', 'mark' from generate_series(1, 20) n`,
    [email],
  );
  expect((await ask({ productId: product.id, email })).status).toBe(200);
  expect(await waitingFor(email)).not.toContain(product.id);
});

import { AccountCartResponse, AccountExport } from "@eldercare/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkOut, confirmCard, withdrawOrders } from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import {
  aSignedInShopper,
  newAddress,
  registrationOf,
  type Shopper,
  signInAs,
} from "./support/shopper";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let phone: Visitor;
const tablet = new Visitor();
let product: MadeProduct;
let [cane, lamp] = ["", ""];
const GONE = "prod_gone";

type Lines = Record<string, number>;

/** What the call of a browser with these lines answers, as lines. */
async function call(name: "cart.keep" | "cart.merge", by: Visitor, lines: Lines): Promise<Lines> {
  const items = Object.entries(lines).map(([productId, qty]) => ({ productId, qty }));
  const { status, body } = await by.ask(name, { body: { items } });
  expect(status).toBe(200);
  const answer = AccountCartResponse.parse(body);
  return Object.fromEntries(answer.items.map(({ productId, qty }) => [productId, qty]));
}
const keep = (by: Visitor, lines: Lines) => call("cart.keep", by, lines);
const merge = (by: Visitor, lines: Lines) => call("cart.merge", by, lines);

const storedLines = () =>
  queryShop(
    `select cart.email, currency_code, region_id is not null as has_region,
            sales_channel_id is not null as has_channel, line.product_id, line.quantity,
            line.unit_price::float as price, line.variant_id is not null as has_variant
       from cart left join cart_line_item line on line.cart_id = cart.id and line.deleted_at is null
      where cart.customer_id = (select id from customer where email = $1)
      order by line.unit_price`,
    [shopper.email],
  );

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  phone = shopper.visitor;
  await signInAs(tablet, shopper.email);
  product = await catalog.add({ title: "Cane", dollars: 19.99, stock: 50 });
  cane = product.id;
  lamp = (await catalog.add({ title: "Lamp", dollars: 30, stock: 5 })).id;
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

it("is found on the next device, within the stock and without what is not sold any more", async () => {
  expect(await merge(phone, { [cane]: 2 })).toEqual({ [cane]: 2 });
  expect(await merge(tablet, { [cane]: 1, [lamp]: 9, [GONE]: 1 })).toEqual({
    [cane]: 2,
    [lamp]: 5,
  });
  const common = {
    ...{ email: shopper.email, currency_code: "cad" },
    ...{ has_region: true, has_channel: true, has_variant: true },
  };
  expect(await storedLines()).toEqual([
    { ...common, product_id: cane, quantity: 2, price: 19.99 },
    { ...common, product_id: lamp, quantity: 5, price: 30 },
  ]);
  const { body } = await phone.ask("account.export");
  expect(AccountExport.parse(body).cart).toEqual(
    expect.arrayContaining([
      { name: "Cane", qty: 2 },
      { name: "Lamp", qty: 5 },
    ]),
  );
});

it("follows each device's changes line by line, and brings back nothing that was removed", async () => {
  await keep(tablet, { [cane]: 2, [lamp]: 5 });
  expect(await keep(tablet, { [lamp]: 4 })).toEqual({ [lamp]: 4 });
  // The phone still has the cane, and does not touch it.
  expect(await keep(phone, { [cane]: 2, [lamp]: 1 })).toEqual({ [lamp]: 1 });
  expect(await merge(phone, { [cane]: 2, [lamp]: 1 })).toEqual({ [lamp]: 1 });
  expect(await storedLines()).toMatchObject([{ product_id: lamp, quantity: 1 }]);
});

it("loses what was paid, whether or not the browser says so", async () => {
  await keep(tablet, { [cane]: 3, [lamp]: 1 });
  const { clientSecret } = await checkOut(tablet, [{ product, cents: 1999, qty: 2 }]);
  await confirmCard(clientSecret);
  await eventually(async () =>
    expect(await storedLines()).toMatchObject([
      { product_id: cane, quantity: 1 },
      { product_id: lamp, quantity: 1 },
    ]),
  );
});

it("is that of the browser that registered, for whichever device signs in by the mail's link", async () => {
  const email = newAddress();
  const registers = (lines: Lines) =>
    new Visitor().ask("accounts.register", {
      body: registrationOf(email, {
        cart: Object.entries(lines).map(([productId, qty]) => ({ productId, qty })),
      }),
    });
  expect((await registers({ [cane]: 2, [GONE]: 1 })).status).toBe(201);
  const token = tokenIn(await mailWith(email, SUBJECTS.verify));
  // Whoever else registers the address puts nothing into the cart of who follows the first mail.
  expect((await registers({ [lamp]: 5 })).status).toBe(201);
  const { status } = await new Visitor().ask("accounts.verifyEmail", { query: { token } });
  expect(status).toBe(200);
  const other = new Visitor();
  await signInAs(other, email);
  expect(await merge(other, {})).toEqual({ [cane]: 2 });
  // The browser that has the same already does not get it twice.
  const first = new Visitor();
  await signInAs(first, email);
  expect(await merge(first, { [cane]: 2 })).toEqual({ [cane]: 2 });
  expect(await keep(first, {})).toEqual({});
});

it("takes nothing over that somebody else left in the browser", async () => {
  const { email } = await aSignedInShopper();
  await keep(phone, { [cane]: 1, [lamp]: 1 });
  await phone.ask("session.signOut");
  await signInAs(phone, email);
  expect(await merge(phone, { [cane]: 1, [lamp]: 2 })).toEqual({ [lamp]: 2 });
});

it("is nothing once it is empty, and of staff there is none", async () => {
  expect(await merge(tablet, {})).toMatchObject({ [cane]: 1 });
  await keep(tablet, { [cane]: 1, [lamp]: 1 });
  expect(await keep(tablet, {})).toEqual({});
  expect(await storedLines()).toEqual([]);
  expect(await queryShop("select id from cart_line_item where product_id = $1", [cane])).toEqual(
    [],
  );
  const staff = await Staff.signIn();
  expect(await merge(staff.visitor, { [cane]: 1 })).toEqual({ [cane]: 1 });
  await staff.leave();
});

import { randomUUID } from "node:crypto";
import {
  AccountExport,
  AccountOrderListResponse,
  CARDS_DECLINED,
  ErrorResponse,
  Order,
  OrderListResponse,
  OrderLookUp,
  PayLinkAnswer,
  PersonSummary,
  PhoneOrderAnswer,
  TOO_MUCH_UNPAID,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CartLine,
  checkOut,
  confirmCard,
  orderRequest,
  readOrder,
  SHIPPING,
  storedStatus,
  totalOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailWith, SUBJECTS, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { newAddress, registrationOf, type Shopper, signInAs } from "./support/shopper";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let staff: Staff;
let cane: CartLine;

const letGuests = (guestCheckout: boolean, by = staff.visitor) =>
  by.ask("checkoutSettings.change", { body: { guestCheckout } });
const begin = (visitor: Visitor, email: string) => visitor.ask("guests.begin", { body: { email } });

/** A guest with a browser and an address of their own. */
async function aGuest(email = newAddress("guest")): Promise<Shopper> {
  const visitor = new Visitor();
  const { status } = await begin(visitor, email);
  if (status !== 200) throw new Error(`The guest ${email} was answered ${status}.`);
  return { visitor, email };
}

/** A guest's order that is paid; the mails go to the same address. */
async function aPaidOrder({ visitor, email }: Shopper) {
  const shipping = { ...SHIPPING, email };
  const { orderId, clientSecret } = await checkOut(visitor, [cane], { shipping });
  await confirmCard(clientSecret);
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  const order = Order.parse(await readOrder(visitor, orderId));
  const mail = await mailWith(email, `Thank you for your order ${order.number}`);
  return { orderId, order, token: tokenIn(mail), mail };
}

/** An order that staff take for somebody with this address, who gets a link to pay it by. */
async function aPhoneOrder(email: string): Promise<{ orderId: string; token: string }> {
  const { status, body } = await staff.visitor.ask("phoneOrders.place", {
    body: {
      key: randomUUID(),
      items: [{ productId: cane.product.id, qty: 1 }],
      amountCAD: cane.cents,
      shipping: { ...SHIPPING, email },
      payment: { by: "link" },
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id, number } = PhoneOrderAnswer.parse(body).order;
  return {
    orderId: id,
    token: tokenIn(await mailWith(email, `Please pay for your order ${number}`)),
  };
}
const openPayLink = (token: string) => new Visitor().ask("payLinks.open", { query: { token } });

async function declineFive(clientSecret: string): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    await confirmCard(clientSecret, "pm_card_chargeDeclined");
  }
}

const ordersOf = async (visitor: Visitor) =>
  AccountOrderListResponse.parse((await visitor.ask("account.orders")).body).orders.map(
    ({ id }) => id,
  );
const customerOf = async (orderId: string) =>
  (
    await queryShop<{ customer_id: string }>('select customer_id from "order" where id = $1', [
      orderId,
    ])
  )[0]?.customer_id;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  staff = await Staff.signIn();
  const product = await catalog.add({ title: "Cane", dollars: 19.99, stock: 5000 });
  cane = { product, cents: 1999, qty: 1 };
  await letGuests(true);
});
afterAll(async () => {
  await letGuests(false);
  await withdrawOrders(catalog);
  await catalog.close();
  await staff.leave();
});

describe("the store's choice", () => {
  it("is staff's, and off until they turn guests on", async () => {
    const { visitor } = await aGuest();
    expect((await letGuests(true, visitor)).status).toBe(401);
    await letGuests(false);
    expect((await new Visitor().ask("checkoutSettings.read")).body).toEqual({
      guestCheckout: false,
    });
    expect((await begin(new Visitor(), newAddress())).status).toBe(403);
    // Whoever was a guest before begins and orders nothing any more.
    const body = { amount: 19.99, currency: "cad" };
    expect((await visitor.ask("payments.begin", { body })).status).toBe(401);
    expect((await visitor.ask("orders.place", { body: orderRequest([cane]) })).status).toBe(401);
    await letGuests(true);
    expect((await visitor.ask("payments.begin", { body })).status).toBe(200);
  });
});

describe("an order without an account", () => {
  it("is paid, read in the browser that placed it alone, and opened by its mail's link", async () => {
    const guest = await aGuest();
    const { orderId, order, token, mail } = await aPaidOrder(guest);
    expect(order).toMatchObject({
      email: guest.email,
      userId: null,
      isGuest: true,
      status: "paid",
    });
    expect(mail.text).not.toContain("/order-confirmation");
    const opened = await new Visitor().ask("orders.openLink", { query: { token } });
    expect(OrderLookUp.parse(opened.body)).toMatchObject({
      order: { number: order.number },
      isClaimable: false,
    });

    // The same address in another browser is somebody who typed it.
    const other = await aGuest(guest.email);
    expect((await other.visitor.ask("orders.read", { params: { id: orderId } })).status).toBe(404);
    const forged = new Visitor();
    const cookie = "birchwell.guest=Z3Vlc3Q~Z3Vlc3Q.9999999999.seal";
    const read = { params: { id: orderId }, headers: { cookie } };
    expect((await forged.ask("orders.read", read)).status).toBe(401);
    expect((await guest.visitor.ask("account.orders")).status).toBe(401);

    const listed = await staff.visitor.ask("orders.list", { query: { search: guest.email } });
    expect(OrderListResponse.parse(listed.body).orders).toMatchObject([
      { id: orderId, isGuest: true, userId: null },
    ]);
  });

  it("is not paid for by somebody else's payment under the same address", async () => {
    const guest = await aGuest();
    const thief = await aGuest(guest.email);
    const body = { amount: totalOf([cane]) / 100, currency: "cad" };
    const begun = await guest.visitor.ask("payments.begin", { body });
    const [paymentIntentId] = (begun.body as { clientSecret: string }).clientSecret.split(
      "_secret_",
    );
    const stolen = await thief.visitor.ask("orders.place", {
      body: orderRequest([cane], { paymentIntentId }),
    });
    expect(stolen.status).toBe(409);
  });

  it("counts for its address in every browser: five wait for their payment at most", async () => {
    const email = newAddress("many");
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { visitor } = await aGuest(email);
        await visitor.ask("payments.begin", { body: { amount: 19.99, currency: "cad" } });
        return visitor.ask("orders.place", { body: orderRequest([cane]) });
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    const refused = answers.find(({ status }) => status === 429);
    expect(ErrorResponse.parse(refused?.body).code).toBe(TOO_MUCH_UNPAID);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("takes no more cards after five that were declined in its browser, whose payments end", async () => {
    const { visitor } = await aGuest();
    const { orderId, clientSecret } = await checkOut(visitor, [cane]);
    await declineFive(clientSecret);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("cancelled"));
    const body = { amount: 19.99, currency: "cad" };
    const answer = await visitor.ask("payments.begin", { body });
    expect(answer.status).toBe(429);
    expect(ErrorResponse.parse(answer.body).code).toBe(CARDS_DECLINED);
  });

  it("and its declined cards end nothing of whoever has that address: no other browser's order, and no pay link", async () => {
    const owner = await aGuest();
    const own = await checkOut(owner.visitor, [cane]);
    const byPhone = await aPhoneOrder(owner.email);
    const stranger = await aGuest(owner.email);
    const tried = await checkOut(stranger.visitor, [cane]);
    await declineFive(tried.clientSecret);
    await eventually(async () => expect(await storedStatus(tried.orderId)).toBe("cancelled"));
    expect(await storedStatus(own.orderId)).toBe("pending");
    expect(await storedStatus(byPhone.orderId)).toBe("pending");
    expect(await openPayLink(byPhone.token)).toMatchObject({
      status: 200,
      body: { state: "payable" },
    });
    expect(await confirmCard(own.clientSecret)).toBe("succeeded");
    await eventually(async () => expect(await storedStatus(own.orderId)).toBe("paid"));
  });

  it("and a pay link that is tried ends its own order alone", async () => {
    const owner = await aGuest();
    const own = await checkOut(owner.visitor, [cane]);
    const [tried, other] = [await aPhoneOrder(owner.email), await aPhoneOrder(owner.email)];
    const opened = PayLinkAnswer.parse((await openPayLink(tried.token)).body);
    await declineFive(opened.clientSecret ?? "");
    await eventually(async () => expect(await storedStatus(tried.orderId)).toBe("cancelled"));
    expect(await storedStatus(own.orderId)).toBe("pending");
    expect((await openPayLink(other.token)).status).toBe(200);
    const body = { amount: 19.99, currency: "cad" };
    expect((await owner.visitor.ask("payments.begin", { body })).status).toBe(200);
  });
});

describe("claiming", () => {
  it("happens when the address is verified, and by the button afterwards, never before", async () => {
    const guest = await aGuest();
    const first = await aPaidOrder(guest);
    const account = new Visitor();
    await account.ask("accounts.register", { body: registrationOf(guest.email) });
    const token = tokenIn(await mailWith(guest.email, SUBJECTS.verify));
    expect((await account.ask("account.claimOrders")).status).toBe(401);
    await account.ask("accounts.verifyEmail", { query: { token } });
    await signInAs(account, guest.email);
    expect(await ordersOf(account)).toEqual([first.orderId]);
    expect(await customerOf(first.orderId)).toBe(
      ((await account.ask("session.read")).body as { id: string }).id,
    );
    // What was bought as a guest afterwards waits for its owner's word.
    const second = await aPaidOrder(guest);
    expect(await ordersOf(account)).toEqual([first.orderId]);
    const seen = async (visitor: Visitor) =>
      OrderLookUp.parse(
        (await visitor.ask("orders.openLink", { query: { token: second.token } })).body,
      ).isClaimable;
    expect([await seen(account), await seen(staff.visitor), await seen(new Visitor())]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await staff.visitor.ask("account.claimOrders")).status).toBe(403);
    const claimed = await account.ask("account.claimOrders");
    expect(AccountOrderListResponse.parse(claimed.body).total).toBe(2);
    expect(await seen(account)).toBe(false);
    expect(Order.parse(await readOrder(account, second.orderId))).toMatchObject({ isGuest: false });
    expect(
      (await guest.visitor.ask("orders.read", { params: { id: second.orderId } })).status,
    ).toBe(404);
  });
});

describe("what the shop knows of a guest", () => {
  it("is exported and erased by the address, with the payments", async () => {
    const guest = await aGuest();
    const { orderId } = await aPaidOrder(guest);
    const query = { email: guest.email };
    const summary = await staff.visitor.ask("people.find", { query });
    expect(PersonSummary.parse(summary.body)).toMatchObject({ account: null, orders: 1 });
    const file = AccountExport.parse((await staff.visitor.ask("people.export", { query })).body);
    expect(file.orders.map(({ id }) => id)).toEqual([orderId]);
    expect(file.payments).toMatchObject([{ amountCAD: 1999, state: "taken" }]);
    await staff.visitor.ask("people.erase", { body: query });
    const left = await queryShop<{ user_id: string }>(
      `select user_id from shop_order where id = $1
       union all select user_id from shop_payment where id =
         (select payment_id from shop_order where id = $1)`,
      [orderId],
    );
    expect(left).toEqual([{ user_id: "" }, { user_id: "" }]);
    expect((await guest.visitor.ask("orders.read", { params: { id: orderId } })).status).toBe(404);
  });
});

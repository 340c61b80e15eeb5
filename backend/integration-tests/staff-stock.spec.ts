import { type StaffProduct, StaffVariantsResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkOut,
  confirmCard,
  readOrder,
  setStatus,
  stockOf,
  withdrawOrders,
} from "./support/checkout";
import { aSignedInShopper, type Shopper } from "./support/shopper";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

const CENTS = 2499;

let catalog: TestCatalog;
let shopper: Shopper;
let staff: Staff;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  staff = await Staff.signIn();
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await staff.leave();
  await catalog.close();
});

const aProduct = (stock: number) =>
  catalog.add({ title: "Bath step", dollars: CENTS / 100, stock });
const save = ({ id }: MadeProduct, changes: Record<string, unknown>) =>
  staff.change<StaffProduct>("products", id, changes);

/** Buys pieces and pays for them; answers the order, which is still to be shipped. */
async function buy(product: MadeProduct, qty: number): Promise<string> {
  const { orderId, clientSecret } = await checkOut(shopper.visitor, [
    { product, cents: CENTS, qty },
  ]);
  await confirmCard(clientSecret);
  expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid");
  return orderId;
}

const ship = (orderId: string) => setStatus(catalog.admin, orderId, "fulfilled");

describe("the stock that staff set", () => {
  it("changes by what they added to what they saw: a sale in between stays sold", async () => {
    const product = await aProduct(10);
    await ship(await buy(product, 2));
    expect(await save(product, { stock: 12, stockBefore: 10 })).toMatchObject({ stock: 10 });
    expect(await stockOf(catalog, product)).toMatchObject({ stocked: 10, reserved: 0 });
  });

  it("is the stock from now on for a client that does not say what it saw", async () => {
    const product = await aProduct(10);
    await ship(await buy(product, 2));
    await buy(product, 3);
    expect(await save(product, { stock: 12 })).toMatchObject({
      stock: 12,
      onHand: 15,
      reserved: 3,
    });
    expect(await stockOf(catalog, product)).toMatchObject({ stocked: 15, reserved: 3 });
  });

  it("never takes away what orders wait for", async () => {
    const product = await aProduct(10);
    await buy(product, 4);
    expect(await save(product, { stock: 0, stockBefore: 10 })).toMatchObject({ stock: 0 });
    const { body } = await staff.visitor.ask("products.readVariants", {
      params: { id: product.id },
    });
    expect(StaffVariantsResponse.parse(body).waitingOrders).toBe(1);
    expect(await stockOf(catalog, product)).toMatchObject({ stocked: 4, reserved: 4 });
  });

  it("changes once when a save is sent again because its answer was lost", async () => {
    const product = await aProduct(10);
    const asked = { stock: 12, stockBefore: 10, stockChangeId: "0123456789abcdef" };
    expect(await save(product, asked)).toMatchObject({ stock: 12 });
    expect(await save(product, asked)).toMatchObject({ stock: 12 });
    // The form is still open, and corrected: it began from 10.
    expect(await save(product, { ...asked, stock: 13 })).toMatchObject({ stock: 13 });
    // Another form, another change.
    const other = { stock: 15, stockBefore: 13, stockChangeId: "fedcba9876543210" };
    expect(await save(product, other)).toMatchObject({ stock: 15 });
    expect(await stockOf(catalog, product)).toMatchObject({ stocked: 15, reserved: 0 });
  });

  it("loses no sale and no delivery when both come at once", async () => {
    const product = await aProduct(20);
    const orders: string[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await buy(product, 1));
    const deliveries = orders.map(() => save(product, { stock: 15, stockBefore: 14 }));
    const shipped = await Promise.all(orders.map(ship));
    await Promise.all(deliveries);
    expect(shipped.map(({ status }) => status)).toEqual(orders.map(() => 200));
    expect(await stockOf(catalog, product)).toMatchObject({ stocked: 20, reserved: 0 });
  });
});

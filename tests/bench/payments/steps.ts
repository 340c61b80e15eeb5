import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "@eldercare/contracts/calls";
import { begin, confirm, type Line, orderIdOf, orderRequest } from "./checkout.ts";
import type { ShopClient } from "./shop-client.ts";
import type { World } from "./world.ts";

/** Statements that each part of an order's life sends to the database, and some more. */
const STATEMENTS = {
  ...{ placing: 60, paying: 50, sending: 200, refunding: 130 },
  ...{ fewer: 160, more: 120, byLink: 160 },
};

/** What staff set a paid order to in the parts that they do. */
const STATUS_SET = { sending: "fulfilled", refunding: "refunded" } as const;

/** Pieces of each line that staff change a paid order of two of each to. */
const CHANGED_TO = { fewer: 1, more: 3, byLink: 3 } as const;

/**
 * Kills Medusa after every `stride`-th statement of placing, paying, sending, refunding and changing an
 * order, or of the one part that is named, and goes on as shopper, Stripe and staff do; a stride of 0 skips
 * it. Answers how often it was killed.
 */
export async function killAtEachStep(world: World, stride: number, only?: string): Promise<number> {
  const before = world.medusa.deaths;
  if (stride === 0) return 0;
  for (const [part, statements] of Object.entries(STATEMENTS)) {
    if (only && part !== only) continue;
    for (let after = 1; after <= statements; after += stride) {
      await killIn(world, part as keyof typeof STATEMENTS, after);
      const deaths = world.medusa.deaths - before;
      console.log(
        `  ${part}: killed after ${after} of ${statements} statements (${deaths} deaths)`,
      );
    }
  }
  return world.medusa.deaths - before;
}

async function killIn(world: World, part: keyof typeof STATEMENTS, after: number): Promise<void> {
  const { medusa, staff } = world;
  await medusa.ready();
  const shopper = world.shoppers[after % world.shoppers.length] as ShopClient;
  const qty = part in CHANGED_TO ? 2 : 1;
  const lines: Line[] = world.products.slice(-2).map((product) => ({ product, qty }));
  const clientSecret = await begin(shopper, lines);
  if (!clientSecret) throw new Error("The shop begins no payments.");
  const request = orderRequest(lines, clientSecret);
  if (part === "placing") medusa.killAfter(after);
  const answer = await shopper.persist("POST", addressOf("orders.place"), request);
  const orderId = orderIdOf(answer);
  if (!orderId) throw new Error(`No order: ${answer.status} ${JSON.stringify(answer.body)}`);
  if (part === "paying") medusa.killAfter(after);
  await confirm(world, clientSecret);
  await untilPaid(shopper, orderId);
  if (part === "placing" || part === "paying") return;
  if (part === "fewer" || part === "more" || part === "byLink") {
    return change(world, orderId, { lines, part, after });
  }
  medusa.killAfter(after);
  await staff.persist("PUT", addressOf("orders.setStatus", { params: { id: orderId } }), {
    status: STATUS_SET[part],
  });
}

/**
 * Staff change a paid order, as the form does: its difference goes back, was paid by cash, or is paid by
 * card, by a link that they pass on.
 */
async function change(
  world: World,
  orderId: string,
  { lines, part, after }: { lines: Line[]; part: keyof typeof CHANGED_TO; after: number },
): Promise<void> {
  const { medusa, staff } = world;
  const params = { id: orderId };
  const order = await staff.persist("GET", addressOf("orders.read", { params }));
  const { state } = (await staff.persist("GET", addressOf("orderEdits.read", { params }))).body;
  const edit = {
    items: lines.map(({ product }) => ({ productId: product.id, qty: CHANGED_TO[part] })),
    // Whoever has no address is told the link in the answer.
    shipping: { ...(order.body.shipping as object), ...(part === "byLink" && { email: "" }) },
    ...(part === "more" && { means: "cash" }),
    ...(part === "byLink" && { byLink: true }),
  };
  const asked = await staff.persist("POST", addressOf("orderEdits.ask", { params }), edit);
  if (part !== "byLink") medusa.killAfter(after);
  const { status, body } = await staff.persist("PUT", addressOf("orderEdits.save", { params }), {
    ...{ ...edit, state, agreedCents: asked.body.amountCAD },
  });
  if (status !== 200) throw new Error(`Not changed: ${status} ${JSON.stringify(body)}`);
  if (part !== "byLink") return;
  const token = new URL(String(body.link)).searchParams.get("token") ?? "";
  const link = await staff.persist("GET", addressOf("payLinks.open", { query: { token } }));
  medusa.killAfter(after);
  await confirm(world, String(link.body.clientSecret));
  await untilChanged(staff, orderId, Number(asked.body.amountCAD));
}

/** Waits for Stripe's event of the difference, or for the job that looks where it did not come. */
async function untilChanged(staff: ShopClient, orderId: string, cents: number): Promise<void> {
  for (let tries = 240; tries > 0; tries--) {
    const { body } = await staff.persist(
      "GET",
      addressOf("orders.read", { params: { id: orderId } }),
    );
    if (body.amountCAD === cents) return;
    await pause(500);
  }
  throw new Error(`Order ${orderId} was not changed in time.`);
}

/** Waits for Stripe's event, as the confirmation page does. */
async function untilPaid(shopper: ShopClient, orderId: string): Promise<void> {
  for (let tries = 60; tries > 0; tries--) {
    const { body } = await shopper.persist(
      "GET",
      addressOf("orders.read", { params: { id: orderId } }),
    );
    if (body.status === "paid") return;
    await pause(500);
  }
  throw new Error(`Order ${orderId} was not paid in time.`);
}

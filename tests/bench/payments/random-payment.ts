import { randomInt } from "node:crypto";
import { addressOf } from "@eldercare/contracts/calls";
import { begin, confirm, orderIdOf, orderRequest, someLines } from "./checkout.ts";
import type { World } from "./world.ts";

export type Ending = "paid" | "no payment" | "no order" | "sold out" | "walked away";

const chance = (percent: number) => randomInt(100) < percent;

function oneOf<T>(values: readonly T[]): T {
  return values[randomInt(values.length)] as T;
}

/** One shopper's way to a paid order, with something going wrong on most of them. */
export async function randomPayment(world: World): Promise<Ending> {
  const shopper = oneOf(world.shoppers);
  const lines = someLines(world);
  await disturb(world);
  const clientSecret = await begin(shopper, lines);
  if (!clientSecret) return "no payment";
  const request = orderRequest(lines, clientSecret);
  // The connection breaks, or the button is pressed again, or both.
  if (chance(15))
    await shopper.send("POST", addressOf("orders.place"), request, 1 + randomInt(400));
  const presses = chance(15) ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: presses }, () =>
      shopper.persist("POST", addressOf("orders.place"), request),
    ),
  );
  const orderId = answers.map(orderIdOf).find((id) => id !== undefined);
  if (!orderId) return answers.some(({ status }) => status === 409) ? "sold out" : "no order";
  if (chance(8)) return "walked away";

  if (chance(15)) await confirm(world, clientSecret, "pm_card_chargeDeclined");
  const confirmations = chance(10) ? 2 : 1;
  await Promise.all(Array.from({ length: confirmations }, () => confirm(world, clientSecret)));
  if (chance(50)) await shopper.send("GET", addressOf("orders.read", { params: { id: orderId } }));
  if (chance(10)) {
    const status = oneOf(["cancelled", "refunded", "fulfilled"]);
    await world.staff.persist("PUT", addressOf("orders.setStatus", { params: { id: orderId } }), {
      status,
    });
  }
  return "paid";
}

/** Trouble at Stripe: failing calls, lost answers, and events late, lost or doubled. */
async function disturb({ simulator }: World): Promise<void> {
  if (chance(25)) {
    await simulator.fail({
      kind: oneOf(["error", "hang_up", "rate_limit", "slow"] as const),
      when: oneOf(["before", "after"] as const),
      delayMs: randomInt(1500),
      count: 1,
    });
  }
  if (chance(25)) {
    await simulator.webhooks({
      copies: 1 + randomInt(3),
      delayMs: randomInt(500),
      dropNext: chance(40) ? 1 : 0,
    });
  }
}

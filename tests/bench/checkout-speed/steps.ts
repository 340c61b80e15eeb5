import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "@eldercare/contracts/calls";
import { orderRequest } from "../payments/checkout.ts";
import type { ShopClient } from "../payments/shop-client.ts";
import type { BenchProduct, World } from "../payments/world.ts";
import { percentile } from "../percentile.ts";
import type { Step } from "./times.ts";

/** What one call costs, as its median: until it is answered. */
export interface StepCost {
  ms: number;
  statements: number;
}

/** Mail and search index follow the answer within this time. */
const AFTERWARDS_MS = 1500;

/**
 * What each call of a single buyer costs, and how many statements follow the answers ("afterwards").
 * `statementsFile` is where Medusa counts them.
 */
export async function costOfSteps(
  world: World,
  flow: (turn: number, step: Step) => Promise<void>,
  { count, statementsFile }: { count: number; statementsFile: string },
): Promise<Record<string, StepCost>> {
  const seen = new Map<string, { ms: number[]; statements: number[] }>();
  const step: Step = async (name, work) => {
    const before = sentUntil(statementsFile);
    const from = performance.now();
    const answer = await work();
    const costs = seen.get(name) ?? { ms: [], statements: [] };
    costs.ms.push(performance.now() - from);
    costs.statements.push(sentUntil(statementsFile) - before);
    seen.set(name, costs);
    return answer;
  };
  for (let turn = 0; turn < count; turn++) {
    await look(world, turn, step);
    await flow(turn, step);
    await step("afterwards", () => pause(AFTERWARDS_MS));
  }
  return Object.fromEntries(
    [...seen].map(([name, { ms, statements }]) => [
      name,
      {
        ms: name === "afterwards" ? 0 : Math.round(percentile(ms, 0.5)),
        statements: percentile(statements, 0.5),
      },
    ]),
  );
}

/** What the checkout asks before anything is bought. */
async function look({ shoppers, products }: World, turn: number, step: Step): Promise<void> {
  const shopper = shoppers[turn % shoppers.length] as ShopClient;
  const product = products[3 + (turn % (products.length - 3))] as BenchProduct;
  const { shipping } = orderRequest([], "");
  await step("delivery", () => shopper.send("GET", addressOf("delivery.read")));
  await step("totals", () =>
    shopper.send("POST", addressOf("checkout.totals"), {
      items: [{ productId: product.id, qty: 1 }],
      shipping: { region: shipping.region, postal: shipping.postal },
    }),
  );
}

function sentUntil(statementsFile: string): number {
  return Number(readFileSync(statementsFile, "utf8"));
}

import { addressOf } from "@eldercare/contracts/calls";
import { confirm, orderRequest, totalOf } from "../payments/checkout.ts";
import type { ShopClient } from "../payments/shop-client.ts";
import type { BenchProduct, World } from "../payments/world.ts";
import type { Step } from "./times.ts";

const NO_WATCH: Step = (_name, work) => work();

/**
 * Payment, order, card, and Stripe's event until the shop has taken it. The simulator's own sending is
 * paused, so that the event is delivered when this asks for it and its answer is waited for. Each call
 * of the shop's is a step.
 */
export async function ourFlow(world: World) {
  const { shoppers, products, simulator } = world;
  await simulator.webhooks({ isPaused: true });
  return async (turn: number, step: Step = NO_WATCH) => {
    const shopper = shoppers[turn % shoppers.length] as ShopClient;
    const product = products[3 + (turn % (products.length - 3))] as BenchProduct;
    const lines = [{ product, qty: 1 }];
    const payment = await step("begin", () =>
      shopper.send("POST", addressOf("payments.begin"), {
        amount: totalOf(lines) / 100,
        currency: "cad",
        items: [{ productId: product.id, qty: 1 }],
      }),
    );
    const clientSecret = String(payment.body.clientSecret);
    const order = await step("place", () =>
      shopper.send("POST", addressOf("orders.place"), orderRequest(lines, clientSecret)),
    );
    if (order.status !== 200) throw new Error(`No order: ${JSON.stringify(order.body)}`);
    await confirm(world, clientSecret);
    const paymentId = clientSecret.split("_secret_")[0] ?? "";
    const [event] = await simulator.events({
      type: "payment_intent.succeeded",
      object: paymentId,
    });
    const statuses = event ? await step("paid", () => simulator.resend(event.id)) : [];
    if (statuses[0] !== 200) throw new Error(`Stripe's event was answered ${statuses[0]}.`);
  };
}

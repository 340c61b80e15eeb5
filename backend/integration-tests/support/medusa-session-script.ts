import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils";
import {
  captureOrders,
  makeOrders,
  type OrderModules,
  readBothWays,
  removeOrders,
} from "./medusa-made-orders";
import { makeByWorkflow } from "./medusa-made-products";
import { sendOrders } from "./medusa-sent-orders";
import type { SessionRequest } from "./medusa-session";

const BACKEND = join(process.cwd(), "backend/.medusa/server/src");

/** A script is given Medusa's arguments, a scheduled job the container alone. */
type Run = (given: ExecArgs | ExecArgs["container"]) => Promise<void>;

/**
 * Run by `medusa exec`: takes what to run from standard input, a request per line, and says
 * `{"sessionExit":<code>}` after each. Medusa starts once for many runs.
 */
export default async function medusaSession({ container }: ExecArgs): Promise<void> {
  const load = createRequire(join(BACKEND, "server.js"));
  // One stream: whatever a run says is there before its end is.
  process.stderr.write = process.stdout.write.bind(process.stdout);
  for await (const line of createInterface({ input: process.stdin })) {
    const { kind, name, args, env }: SessionRequest = JSON.parse(line);
    process.exitCode = 0;
    Object.assign(process.env, env);
    try {
      if (kind === "products") await makeProduct(container, load, args);
      else if (kind === "orders") await workOnOrders(container, load, { name, args });
      else if (kind === "availability") await printAvailability(container, name, args);
      else {
        const run: Run = load(join(BACKEND, kind === "job" ? "jobs" : "scripts", name)).default;
        await run(kind === "job" ? container : { container, args });
      }
    } catch (error) {
      process.exitCode = 1;
      console.log(error);
    }
    process.stdout.write(`${JSON.stringify({ sessionExit: process.exitCode })}\n`);
  }
}

async function printAvailability(
  container: ExecArgs["container"],
  channel: string,
  variantIds: string[],
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const found = await getVariantAvailability(query, {
    variant_ids: variantIds,
    sales_channel_id: channel,
  });
  const counts = Object.entries(found).map(([id, { availability }]) => [id, availability]);
  console.log(JSON.stringify(Object.fromEntries(counts)));
}

type Store = typeof import("../../src/workflows/store/store-context");

async function makeProduct(
  container: ExecArgs["container"],
  load: NodeJS.Require,
  [fields = "", categoryId = ""]: readonly string[],
): Promise<void> {
  const { findStoreContext }: Store = load(join(BACKEND, "workflows/store/store-context"));
  const product = JSON.parse(fields);
  await makeByWorkflow(container, [product], {
    place: await findStoreContext(container),
    categoryIds: { [product.categorySlug]: categoryId },
  });
}

async function workOnOrders(
  container: ExecArgs["container"],
  load: NodeJS.Require,
  { name, args }: Pick<SessionRequest, "name" | "args">,
): Promise<void> {
  const { findStoreContext }: Store = load(join(BACKEND, "workflows/store/store-context"));
  const medusa = (file: string) => load(join(BACKEND, "medusa", file));
  const modules: OrderModules = {
    carts: medusa("cart-products"),
    records: medusa("order-records"),
    stock: medusa("stock-reservations"),
    link: medusa("order-payment-link"),
    begin: medusa("new-payment"),
    capture: medusa("payment-capture"),
    deliveries: medusa("offered-deliveries"),
    prices: medusa("plain-prices"),
  };
  const store = await findStoreContext(container);
  const [given = ""] = args;
  if (name === "capture") return captureOrders(container, modules, JSON.parse(given));
  if (name === "send") {
    const { sendOrder } = load(join(BACKEND, "workflows/order/record/send-order"));
    return console.log(JSON.stringify(await sendOrders(container, sendOrder, JSON.parse(given))));
  }
  if (name === "remove") return removeOrders(container, JSON.parse(given));
  const about = { store, lineIds: args };
  const work = name === "read" ? readBothWays : makeOrders;
  console.log(JSON.stringify(await work(container, modules, about)));
}

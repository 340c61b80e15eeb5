import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MadeOrder } from "./medusa-made-orders";

type Container = ExecArgs["container"];
type SendOrder = typeof import("../../src/workflows/order/record/send-order")["sendOrder"];

const BY = "staff@example.ca";

/**
 * Sends two orders: the one by Medusa's own workflows, the other as the shop does, but killed after
 * each write, so that every try goes on where the one before ended. Answers how many tries it took.
 */
export async function sendOrders(
  container: Container,
  sendOrder: SendOrder,
  { byMedusa, byShop }: { byMedusa: MadeOrder; byShop: MadeOrder },
): Promise<{ tries: number; unreserved: string[] }> {
  await sendByMedusa(container, byMedusa.orderId);
  for (let tries = 1; tries <= 20; tries++) {
    try {
      const { unreserved } = await sendOrder(killedAtWrite(container), byShop.orderId, BY);
      return { tries, unreserved };
    } catch (error) {
      if (error !== KILLED) throw error;
    }
  }
  throw new Error("The order was not sent in twenty tries.");
}

async function sendByMedusa(container: Container, orderId: string): Promise<void> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: [orderId] }, { relations: ["items"] });
  const items = (order?.items ?? []).map(({ id, quantity }) => ({ id, quantity }));
  const about = { order_id: orderId, created_by: BY, no_notification: true };
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { ...about, items },
  });
  await createOrderShipmentWorkflow(container).run({
    input: { ...about, fulfillment_id: result.id, items, labels: [] },
  });
}

const KILLED = new Error("killed");
const WRITES = /^(?:register|create$|createFulfillment|updateFulfillment|transaction$)/;
const WRITING_STATEMENT = /\b(?:update|insert into|delete from)\b/;
const WRITERS: readonly string[] = [
  Modules.ORDER,
  Modules.FULFILLMENT,
  ContainerRegistrationKeys.LINK,
  ContainerRegistrationKeys.PG_CONNECTION,
];

/** A container whose first write is made, and is the last thing that happens. */
function killedAtWrite(container: Container): Container {
  const dying = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name !== "raw" && !WRITES.test(String(name))) return member;
        return async (...given: unknown[]) => {
          if (name === "raw" && !WRITING_STATEMENT.test(String(given[0]))) {
            return member.apply(target, given);
          }
          await member.apply(target, given);
          throw KILLED;
        };
      },
    });
  return new Proxy(container, {
    get(target, key) {
      const member = Reflect.get(target, key);
      if (key !== "resolve") return member;
      return (name: string) => {
        const service: object = target.resolve(name);
        return WRITERS.includes(name) ? dying(service) : service;
      };
    },
  });
}

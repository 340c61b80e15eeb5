import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import {
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { findOrCreateCustomerStep } from "@medusajs/medusa/core-flows";
import { messageOf } from "../../../errors/message-of";
import { ordersPlaced } from "../../../measures/measures";
import { linkOrderToPayment } from "../../../medusa/order-payment-link";
import { insertOrder } from "../../../medusa/order-records";
import { reservationsOf, reserveStock, underItemLocks } from "../../../medusa/stock-reservations";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { medusaOrderInput, type OrderToPlace, productsOf } from "./medusa-order-input";
import type { StockedLine } from "./with-fresh-stock";

/** A late event is waited for so long before the shop asks Stripe itself. */
const FIRST_LOOK_SECONDS = 120;

/**
 * Makes an order whose lines were checked and that `begin-shop-order.ts` noted: Medusa's order, the
 * reservation of its stock, the link to its payment and the shop's own record, in one transaction.
 * The card is charged afterwards. Medusa's own `createOrderWorkflow` would compute taxes and
 * automatic promotions anew; this writes what was agreed to. From here on the order exists: for its
 * buyer, for staff, and for payments that arrive.
 */
export async function placeShopOrder(
  container: MedusaContainer,
  order: OrderToPlace,
  lines: readonly StockedLine[],
): Promise<void> {
  const { id, store } = order;
  const customerId = order.customerId ?? (await customerOfAddress(container, order.email));
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const takenBy = (lineIds: readonly string[]) =>
    lines.flatMap((line, index) => takenByLine(line, lineIds[index] ?? "", store.stockLocationIds));
  const itemIds = takenBy([]).map(({ itemId }) => itemId);
  await underItemLocks(container, itemIds, () =>
    database.transaction(async (transaction) => {
      const input = medusaOrderInput(order, productsOf(lines), customerId);
      const { displayId, lineIds } = await insertOrder(transaction, input);
      await reserveStock(transaction, takenBy(lineIds));
      if (order.paymentCollectionId) {
        const collectionId = order.paymentCollectionId;
        await linkOrderToPayment(transaction, { orderId: id, collectionId });
      }
      await shopOrdersOf(container).orders.complete(
        { id, number: displayId, firstCheckSeconds: FIRST_LOOK_SECONDS, ...order.begins },
        transaction,
      );
    }),
  );
  ordersPlaced.inc();
  // The order stands, whether or not those who listen can be told.
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: OrderWorkflowEvents.PLACED, data: { id } })
    .catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
      logger.warn(`Nobody was told that order ${id} was placed: ${messageOf(error)}`);
    });
}

/** What a line reserves. */
export function takenByLine(
  { good, qty, stock }: StockedLine,
  lineId: string,
  locationIds: readonly string[],
) {
  const variant = good?.product.variant;
  if (!variant) return [];
  return reservationsOf(
    {
      lineId,
      qty,
      stock: stock ?? variant.stock,
      managesInventory: variant.manage_inventory,
      allowsBackorder: variant.allow_backorder,
    },
    locationIds,
  );
}

/** Medusa's customer of somebody without an account: one by that address, or a new one. */
const customerOfAddressWorkflow = createWorkflow(
  "customer-of-address",
  (input: WorkflowData<{ email: string }>) => new WorkflowResponse(findOrCreateCustomerStep(input)),
);

async function customerOfAddress(
  container: MedusaContainer,
  email: string,
): Promise<string | undefined> {
  // Medusa knows customers by their addresses.
  if (email === "") return undefined;
  const { result } = await customerOfAddressWorkflow(container).run({ input: { email } });
  return result.customer?.id;
}

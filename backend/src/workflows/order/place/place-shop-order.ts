import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import {
  confirmVariantInventoryWorkflow,
  createOrdersStep,
  createRemoteLinkStep,
  emitEventStep,
  findOrCreateCustomerStep,
  reserveInventoryStep,
  useQueryGraphStep,
} from "@medusajs/medusa/core-flows";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { medusaOrderInput, type OrderedVariant, type OrderToPlace } from "./medusa-order-input";

/** A late event is waited for so long before the shop asks Stripe itself. */
const FIRST_LOOK_SECONDS = 120;

/** What Medusa keeps of a variant in an order's line, and needs to know to reserve its stock. */
const VARIANT_FIELDS = [
  "id",
  "title",
  "sku",
  "barcode",
  "product.id",
  "product.title",
  "product.subtitle",
  "product.description",
  "product.thumbnail",
  "product.handle",
  "product.discountable",
  "product.type.id",
  "product.type.value",
  "product.collection.title",
  "manage_inventory",
  "allow_backorder",
  "inventory_items.variant_id",
  "inventory_items.inventory_item_id",
  "inventory_items.required_quantity",
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
  "inventory_items.inventory.location_levels.raw_stocked_quantity",
  "inventory_items.inventory.location_levels.raw_reserved_quantity",
  "inventory_items.inventory.location_levels.location_id",
  "inventory_items.inventory.location_levels.stock_locations.id",
  "inventory_items.inventory.location_levels.stock_locations.sales_channels.id",
];

/** From here on the order exists: for its buyer, for staff, and for payments that arrive. */
const completeShopOrderStep = createStep(
  "complete-shop-order",
  async ({ id, number }: { id: string; number: number }, { container }) => {
    await shopOrdersOf(container).orders.complete(id, number, FIRST_LOOK_SECONDS);
    return new StepResponse(id);
  },
);

/**
 * Makes an order whose lines were checked and that `begin-shop-order.ts` noted: Medusa's order, the
 * reservation of its stock, the link to its payment and the shop's own record, all or nothing. The
 * card is charged afterwards. Medusa's own `createOrderWorkflow` would compute taxes and automatic
 * promotions anew; this takes what was agreed to, as Medusa's completion of a cart does.
 */
export const placeShopOrderWorkflow = createWorkflow("place-shop-order", (input: OrderToPlace) => {
  const customer = findOrCreateCustomerStep(
    transform({ input }, (data) => ({
      ...(data.input.customerId ? { customerId: data.input.customerId } : {}),
      email: data.input.email,
    })),
  );
  const variants = useQueryGraphStep({
    entity: "variants",
    fields: VARIANT_FIELDS,
    filters: {
      id: transform({ input }, (data) => data.input.items.map(({ variantId }) => variantId)),
    },
  });
  const orders = createOrdersStep(
    transform({ input, customer, variants }, (data) => [
      medusaOrderInput(data.input, data.variants.data as unknown as OrderedVariant[], {
        id: data.customer.customer?.id,
        email: data.input.email,
      }),
    ]),
  );
  const order = transform({ orders }, (data) => ({
    number: Number(data.orders[0]?.display_id),
    items: data.orders[0]?.items ?? [],
  }));
  const confirmed = confirmVariantInventoryWorkflow.runAsStep({
    input: transform({ input, order, variants }, (data) => ({
      sales_channel_id: data.input.store.salesChannelId,
      variants: data.variants.data,
      items: data.order.items.map(({ id, variant_id, quantity }) => ({
        id,
        variant_id,
        quantity,
      })),
    })),
  });
  // Never beside other steps: a failure here must find everything before it done (medusa#16825).
  reserveInventoryStep(confirmed);
  createRemoteLinkStep(
    transform({ input }, (data) => [
      {
        [Modules.ORDER]: { order_id: data.input.id },
        [Modules.PAYMENT]: { payment_collection_id: data.input.paymentCollectionId },
      },
    ]),
  );
  completeShopOrderStep(
    transform({ input, order }, (data) => ({ id: data.input.id, number: data.order.number })),
  );
  emitEventStep({
    eventName: OrderWorkflowEvents.PLACED,
    data: transform({ input }, (data) => ({ id: data.input.id })),
  });
  return new WorkflowResponse({ id: input.id });
});

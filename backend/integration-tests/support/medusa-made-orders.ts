import { subjectOfLine } from "@eldercare/contracts";
import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import type { CartProduct } from "../../src/medusa/cart-products";
import type { MedusaOrder } from "../../src/medusa/order-records";
import type { StoreContext } from "../../src/workflows/store/store-context";

type Container = ExecArgs["container"];

/** The backend's compiled modules, as the shop under test runs them. */
export interface OrderModules {
  carts: typeof import("../../src/medusa/cart-products");
  records: typeof import("../../src/medusa/order-records");
  stock: typeof import("../../src/medusa/stock-reservations");
  link: typeof import("../../src/medusa/order-payment-link");
  begin: typeof import("../../src/medusa/new-payment");
  capture: typeof import("../../src/medusa/payment-capture");
  deliveries: typeof import("../../src/medusa/offered-deliveries");
  prices: typeof import("../../src/medusa/plain-prices");
}

/** An order that one of two ways made, with its payment. */
export interface MadeOrder {
  orderId: string;
  collectionId: string;
  sessionId: string;
  clientSecret: string;
}

const PROVIDER = "pp_stripe_stripe";
const PIECES = 2;
const DOLLARS = 44.44;

/** The same order twice: by Medusa's own modules, and as the shop writes it. */
export async function makeOrders(
  container: Container,
  modules: OrderModules,
  { store, lineIds }: { store: StoreContext; lineIds: readonly string[] },
): Promise<{ byMedusa: MadeOrder; byShop: MadeOrder }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const lines = lineIds.map(subjectOfLine);
  const found = await modules.carts.readCartProducts(database, lines);
  const products = found.filter((product) => product !== undefined);
  const byMedusa = await makeByMedusa(container, { store, products });
  const byShop = await makeByShop(container, modules, { store, products });
  return { byMedusa, byShop };
}

interface Goods {
  store: StoreContext;
  products: readonly CartProduct[];
}

async function makeByMedusa(container: Container, { store, products }: Goods): Promise<MadeOrder> {
  const payments = container.resolve(Modules.PAYMENT);
  const collection = await payments.createPaymentCollections({
    currency_code: "cad",
    amount: DOLLARS,
  });
  const session = await payments.createPaymentSession(collection.id, {
    provider_id: PROVIDER,
    currency_code: "cad",
    amount: DOLLARS,
    data: {},
  });
  const given = structuredClone(orderOf("order_bymedusa", { store, products }));
  const shipping_methods = given.shipping_methods.map((method) => ({ ...method, data: {} }));
  const [order] = await container
    .resolve(Modules.ORDER)
    .createOrders([{ ...given, shipping_methods } as never]);
  const items = order?.items ?? [];
  await container.resolve(Modules.INVENTORY).createReservationItems(
    products.flatMap(({ variant }) =>
      (variant?.stock.kits ?? []).map(({ itemId, perPiece }) => ({
        line_item_id: items.find(({ variant_id }) => variant_id === variant?.id)?.id,
        inventory_item_id: itemId,
        quantity: perPiece * PIECES,
        allow_backorder: false,
        location_id: store.stockLocationId,
      })),
    ),
  );
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: order?.id },
    [Modules.PAYMENT]: { payment_collection_id: collection.id },
  });
  const clientSecret = String(session.data.client_secret);
  return {
    ...{ orderId: String(order?.id), collectionId: collection.id },
    ...{ sessionId: session.id, clientSecret },
  };
}

async function makeByShop(
  container: Container,
  modules: OrderModules,
  { store, products }: Goods,
): Promise<MadeOrder> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const begun = await modules.begin.beginAtProvider(container.resolve(Modules.PAYMENT), {
    providerId: PROVIDER,
    amount: DOLLARS,
  });
  const order = orderOf("order_byshop", { store, products });
  const { collectionId, sessionId } = begun;
  await database.transaction(async (transaction) => {
    await begun.write(transaction);
    const { lineIds } = await modules.records.insertOrder(transaction, order);
    const reservations = products.flatMap(({ variant }, index) =>
      variant
        ? modules.stock.reservationsOf(
            {
              ...{ lineId: lineIds[index] ?? "", qty: PIECES, stock: variant.stock },
              managesInventory: variant.manage_inventory,
              allowsBackorder: variant.allow_backorder,
            },
            store.stockLocationIds,
          )
        : [],
    );
    await modules.stock.reserveStock(transaction, reservations);
    await modules.link.linkOrderToPayment(transaction, { orderId: order.id, collectionId });
  });
  const clientSecret = String(begun.data.client_secret);
  return { orderId: order.id, collectionId, sessionId, clientSecret };
}

/** Notes in both orders that the card was charged, each in its way. */
export async function captureOrders(
  container: Container,
  modules: OrderModules,
  { byMedusa, byShop }: { byMedusa: MadeOrder; byShop: MadeOrder },
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const payment = await payments.authorizePaymentSession(byMedusa.sessionId, {});
  await capturePaymentWorkflow(container).run({ input: { payment_id: String(payment?.id) } });
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const capture = await modules.capture.plainCapture(container, database, byShop.sessionId);
  await database.transaction(async (transaction) => capture?.write(transaction));
}

/** Takes the orders back, with their reservations. */
export async function removeOrders(
  container: Container,
  orders: readonly MadeOrder[],
): Promise<void> {
  for (const { orderId } of orders) {
    const medusaOrders = container.resolve(Modules.ORDER);
    const [order] = await medusaOrders.listOrders({ id: [orderId] }, { relations: ["items"] });
    const lineIds = (order?.items ?? []).map(({ id }) => id);
    await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lineIds);
    await medusaOrders.deleteOrders([orderId]);
  }
}

/** Two taxes, a code on goods and delivery, and cents that binary fractions lose. */
function orderOf(id: string, { store, products }: Goods): MedusaOrder {
  const taxes = [
    { code: "GST", description: "GST", rate: 5 },
    { code: "QST", description: "QST", rate: 9.975 },
  ];
  const address = {
    ...{ first_name: "Ada", last_name: "Park", phone: "416-555-0199", address_1: "1 Elm" },
    ...{ city: "Guelph", province: "ca-on", postal_code: "K1A 0B1", country_code: "ca" },
  };
  return {
    id,
    region_id: store.regionId,
    sales_channel_id: store.salesChannelId,
    currency_code: "cad",
    email: "same@example.ca",
    status: "pending",
    items: products.map((product) => ({
      title: product.title,
      product_id: product.id,
      variant_id: product.variant?.id ?? "",
      quantity: PIECES,
      unit_price: 19.99,
      is_tax_inclusive: true,
      is_custom_price: true,
      requires_shipping: true,
      is_discountable: product.discountable,
      tax_lines: taxes,
      adjustments: [{ code: "TEN", amount: 1.07, is_tax_inclusive: true }],
      subtitle: product.variant?.title ?? undefined,
      thumbnail: product.variant?.thumbnail ?? product.thumbnail ?? undefined,
      product_title: product.title,
      product_description: product.description ?? undefined,
      product_handle: product.handle,
      variant_sku: product.variant?.sku ?? undefined,
    })),
    shipping_address: address,
    billing_address: { ...address },
    shipping_methods: [
      {
        name: "Express",
        shipping_option_id: store.shippingOptionId,
        amount: 12.49,
        is_tax_inclusive: false,
        tax_lines: taxes,
        adjustments: [{ code: "Rounding", amount: 0.0035 }],
      },
    ],
  };
}

/** Prices of products and offers of deliveries, by Medusa's modules and as the shop reads them. */
export async function readBothWays(
  container: Container,
  { carts, deliveries, prices }: OrderModules,
  { store, lineIds }: { store: StoreContext; lineIds: readonly string[] },
): Promise<{ byMedusa: unknown[]; byShop: unknown[] }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [byMedusa, byShop]: [unknown[], unknown[]] = [[], []];
  const context = { region_id: store.regionId };
  for (const product of await carts.readCartProducts(database, lineIds.map(subjectOfLine))) {
    const { variant = null, includes_tax = false } = product ?? {};
    const id = variant?.price_set_id ?? "";
    const [price] = await container
      .resolve(Modules.PRICING)
      .calculatePrices({ id: [id] }, { context: { currency_code: "cad", ...context } });
    byMedusa.push({
      amount: Number(price?.calculated_amount),
      original: Number(price?.original_amount),
      includesTax: price?.is_calculated_price_tax_inclusive,
    });
    const set = { id, prices: variant?.prices ?? null, includesTax: includes_tax };
    byShop.push(await prices.priceNow(container, set, context));
  }
  const sets = await container.resolve(Modules.FULFILLMENT).listFulfillmentSets({});
  for (const place of [
    { country_code: "ca" },
    { country_code: "ca", province_code: "ca-on" },
    { country_code: "ca", province_code: "ca-yt", postal_expression: "Y1A 1A1" },
    { country_code: "us", province_code: "us-ny" },
  ]) {
    const offered = await container.resolve(Modules.FULFILLMENT).listShippingOptionsForContext(
      {
        context: { is_return: "false", enabled_in_store: "true" },
        address: place,
        fulfillment_set_id: sets.map(({ id }) => id),
      },
      { relations: ["rules"] },
    );
    byMedusa.push(offered.map(({ id, name }) => ({ id, name })).sort(byId));
    const read = await deliveries.listOfferedDeliveries(database, store.stockLocationIds, place);
    byShop.push(read.map(({ id, name }) => ({ id, name })).sort(byId));
  }
  return { byMedusa, byShop };
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

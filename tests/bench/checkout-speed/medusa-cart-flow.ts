import { confirm } from "../payments/checkout.ts";
import type { BenchProduct, World } from "../payments/world.ts";
import type { Flow } from "./times.ts";

const ADDRESS = {
  first_name: "Ada",
  last_name: "Park",
  address_1: "1 Main Street",
  city: "Toronto",
  province: "ca-on",
  postal_code: "K1A 0B1",
  country_code: "ca",
  phone: "416-555-0199",
};

interface Store {
  regionId: string;
  shippingOptionId: string;
  key: string;
  variants: Map<string, string>;
}

/** Medusa's own way from a cart to a paid order, as its storefronts go; `url` is a Medusa that has /store. */
export async function medusaCartFlow(world: World, url: string): Promise<Flow> {
  const store = await openStore(world);
  const send = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${url}/store${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-publishable-api-key": store.key },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST /store${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return async (turn) => {
    const { products } = world;
    const product = products[3 + (turn % (products.length - 3))] as BenchProduct;
    const { cart } = await send<{ cart: { id: string } }>("/carts", {
      region_id: store.regionId,
      email: `cart-${turn % 40}@example.ca`,
      items: [{ variant_id: store.variants.get(product.id), quantity: 1 }],
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
    });
    await send(`/carts/${cart.id}/shipping-methods`, { option_id: store.shippingOptionId });
    const { payment_collection: collection } = await send<{ payment_collection: { id: string } }>(
      "/payment-collections",
      { cart_id: cart.id },
    );
    const begun = await send<{
      payment_collection: { payment_sessions: { data: { client_secret: string } }[] };
    }>(`/payment-collections/${collection.id}/payment-sessions`, {
      provider_id: "pp_stripe_stripe",
    });
    const [session] = begun.payment_collection.payment_sessions;
    await confirm(world, session?.data.client_secret ?? "");
    const { type } = await send<{ type: string }>(`/carts/${cart.id}/complete`, {});
    if (type !== "order") throw new Error(`The cart ended as ${type}.`);
  };
}

/** A key for Medusa's store API, and card payments in its region. */
async function openStore({ database, staff, products }: World): Promise<Store> {
  const { rows } = await database.query(
    `select default_region_id as "regionId", default_sales_channel_id as "channelId",
            metadata->>'shipping_option_id' as "shippingOptionId" from store`,
  );
  const { regionId, channelId, shippingOptionId } = rows[0];
  await staff.send("POST", `/admin/regions/${regionId}`, {
    payment_providers: ["pp_system_default", "pp_stripe_stripe"],
  });
  const made = await staff.send("POST", "/admin/api-keys", {
    title: "Benchmark",
    type: "publishable",
  });
  const { id, token } = made.body.api_key as { id: string; token: string };
  await staff.send("POST", `/admin/api-keys/${id}/sales-channels`, { add: [channelId] });
  const variants = await database.query(
    "select product_id, id from product_variant where product_id = any($1) and deleted_at is null",
    [products.map((product) => product.id)],
  );
  return {
    regionId,
    shippingOptionId,
    key: token,
    variants: new Map(variants.rows.map((row) => [row.product_id, row.id])),
  };
}

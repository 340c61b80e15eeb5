import { randomBytes } from "node:crypto";
import type { AdminApi } from "./admin-api.ts";

/** A product with several variants; the first one is the default. */
export interface ProductOfSeveral {
  title: string;
  description: string;
  /** Names of options with their values. */
  options: Readonly<Record<string, readonly string[]>>;
  variants: readonly {
    options: Readonly<Record<string, string>>;
    dollars: number;
    stock: number;
  }[];
  images?: readonly string[];
  categoryId?: string;
}

interface MadeByMedusa {
  product: {
    id: string;
    handle: string;
    images: { id: string }[];
    variants: {
      id: string;
      sku: string;
      variant_rank: number;
      inventory_items: { inventory_item_id: string }[];
    }[];
  };
}

const FIELDS =
  "id,handle,images.id,variants.id,variants.sku,variants.variant_rank,variants.inventory_items.inventory_item_id";

/** Makes it as Medusa Admin does, by Medusa's own workflow; answers its variants in their order. */
export async function makeProductOfSeveral(admin: AdminApi, given: ProductOfSeveral) {
  const { salesChannelId, locationId, shippingProfileId } = await placeOf(admin);
  const { product } = await admin.post<MadeByMedusa>(`/products?fields=${FIELDS}`, {
    title: given.title,
    description: given.description,
    status: "published",
    handle: `t-${randomBytes(6).toString("hex")}`,
    shipping_profile_id: shippingProfileId,
    sales_channels: [{ id: salesChannelId }],
    categories: given.categoryId ? [{ id: given.categoryId }] : [],
    images: (given.images ?? []).map((url) => ({ url })),
    options: Object.entries(given.options).map(([title, values]) => ({ title, values })),
    variants: given.variants.map(({ options, dollars }, rank) => ({
      title: Object.values(options).join(" / "),
      sku: `T-${randomBytes(5).toString("hex")}`,
      manage_inventory: true,
      variant_rank: rank,
      options,
      prices: [{ currency_code: "cad", amount: dollars }],
    })),
  });
  const variants = [...product.variants]
    .sort((one, other) => one.variant_rank - other.variant_rank)
    .map(({ id, sku, inventory_items: items }) => ({
      ...{ id: product.id, slug: product.handle, sku, variantId: id },
      inventoryItemId: items[0]?.inventory_item_id ?? "",
    }));
  for (const [index, { inventoryItemId }] of variants.entries()) {
    await admin.post(`/inventory-items/${inventoryItemId}/location-levels`, {
      location_id: locationId,
      stocked_quantity: given.variants[index]?.stock ?? 0,
    });
  }
  return { id: product.id, slug: product.handle, images: product.images, variants };
}

async function placeOf(admin: AdminApi) {
  const { stores } = await admin.get<{
    stores: [{ default_sales_channel_id: string; default_location_id: string }];
  }>("/stores?fields=default_sales_channel_id,default_location_id");
  const { shipping_profiles: profiles } = await admin.get<{ shipping_profiles: [{ id: string }] }>(
    "/shipping-profiles?type=default&fields=id",
  );
  return {
    salesChannelId: stores[0].default_sales_channel_id,
    locationId: stores[0].default_location_id,
    shippingProfileId: profiles[0].id,
  };
}

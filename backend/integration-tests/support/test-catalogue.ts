import { randomBytes, randomUUID } from "node:crypto";
import { Pool } from "pg";
import {
  makeProductOfSeveral,
  type ProductOfSeveral,
} from "../../../tests/support/product-of-several";
import { shopUnderTest } from "../../../tests/support/shop-under-test";
import { type AdminApi, signInAsAdmin } from "./admin-api";

export interface TestProduct {
  title: string;
  /** Null for a product that nobody has priced yet. */
  dollars: number | null;
  saleDollars?: number;
  stock?: number;
  featured?: boolean;
  specs?: { name: string; value: string }[];
  description?: string;
  categoryId?: string;
}

export interface MadeProduct {
  id: string;
  slug: string;
  sku: string;
  variantId: string;
  inventoryItemId: string;
}

/** A product with several variants; the first one is the default. */
export interface TestChoice extends Omit<ProductOfSeveral, "description" | "variants"> {
  variants: readonly (ProductOfSeveral["variants"][number] & { saleDollars?: number })[];
}

interface Place {
  salesChannelId: string;
  locationId: string;
  shippingProfileId: string;
  salePriceListId: string;
}

/**
 * Products and categories of one test file, made as staff make them, and removed afterwards, so
 * that the demo catalog looks the same before and after. `mark` is a word that nothing else
 * holds: search for it, or filter by `categoryId`, to see these products only. The category is
 * hidden, so shoppers' menus do not show it meanwhile.
 */
export class TestCatalog {
  readonly #products: string[] = [];
  readonly #categories: string[] = [];

  private constructor(
    readonly admin: AdminApi,
    readonly database: Pool,
    readonly mark: string,
    private readonly place: Place,
  ) {}

  static async open(): Promise<TestCatalog> {
    const database = new Pool({ connectionString: shopUnderTest().databaseUrl, max: 2 });
    const { rows } = await database.query(`
      select default_sales_channel_id as "salesChannelId", default_location_id as "locationId",
        metadata->>'sale_price_list_id' as "salePriceListId",
        (select id from shipping_profile where type = 'default' limit 1) as "shippingProfileId"
      from store`);
    return new TestCatalog(await signInAsAdmin(), database, aMark(), rows[0]);
  }

  async addCategory(name: string, parentId?: string): Promise<string> {
    const { product_category } = await this.admin.post<{ product_category: { id: string } }>(
      "/product-categories",
      {
        name: `${name} ${this.mark}`,
        is_active: false,
        ...(parentId ? { parent_category_id: parentId } : {}),
      },
    );
    this.#categories.unshift(product_category.id);
    return product_category.id;
  }

  async add(product: TestProduct): Promise<MadeProduct> {
    const sku = `T-${randomBytes(5).toString("hex")}`;
    const { product: made } = await this.admin.post<{
      product: { id: string; handle: string; variants: { id: string }[] };
    }>("/products?fields=id,handle,variants.id", {
      title: product.title,
      description: product.description ?? `Made for a test, ${this.mark}.`,
      status: "published",
      handle: `t-${randomBytes(6).toString("hex")}`,
      shipping_profile_id: this.place.shippingProfileId,
      sales_channels: [{ id: this.place.salesChannelId }],
      categories: product.categoryId ? [{ id: product.categoryId }] : [],
      options: [{ title: "Default", values: ["Default"] }],
      variants: [
        {
          title: "Default",
          sku,
          manage_inventory: true,
          options: { Default: "Default" },
          prices:
            product.dollars === null ? [] : [{ currency_code: "cad", amount: product.dollars }],
        },
      ],
    });
    this.#products.push(made.id);
    const variantId = made.variants[0]?.id ?? "";
    const inventoryItemId = await this.#inventoryItemOf(variantId);
    const result = { id: made.id, slug: made.handle, sku, variantId, inventoryItemId };
    await this.setStock(result, product.stock ?? 0);
    if (product.saleDollars !== undefined) await this.setSalePrice(result, product.saleDollars);
    if (product.featured || product.specs) await this.#merchandise(made.id, product);
    return result;
  }

  /** Makes a product by Medusa's own workflow; answers its variants, in their order. */
  async addChoice(choice: TestChoice) {
    const description = `Made for a test, ${this.mark}.`;
    const made = await makeProductOfSeveral(this.admin, { ...choice, description });
    this.#products.push(made.id);
    for (const [index, { saleDollars }] of choice.variants.entries()) {
      const variant = made.variants[index];
      if (variant && saleDollars !== undefined) await this.setSalePrice(variant, saleDollars);
    }
    return made;
  }

  async setStock({ inventoryItemId }: MadeProduct, stocked: number): Promise<void> {
    const level = { location_id: this.place.locationId, stocked_quantity: stocked };
    const isKnown = await this.#hasLevel(inventoryItemId);
    await this.admin.post(`/inventory-items/${inventoryItemId}/location-levels/batch`, {
      [isKnown ? "update" : "create"]: [level],
    });
  }

  async setSalePrice({ variantId }: MadeProduct, dollars: number): Promise<void> {
    await this.admin.post(`/price-lists/${this.place.salePriceListId}/prices/batch`, {
      create: [{ variant_id: variantId, currency_code: "cad", amount: dollars }],
    });
  }

  /** Reserves pieces of any product, as an order does. */
  async reserve(productId: string, quantity: number) {
    const { rows } = await this.database.query<{ inventoryItemId: string; locationId: string }>(
      `select x.inventory_item_id as "inventoryItemId", l.location_id as "locationId"
        from product_variant v
        join product_variant_inventory_item x on x.variant_id = v.id
        join inventory_level l on l.inventory_item_id = x.inventory_item_id and l.deleted_at is null
        where v.product_id = $1`,
      [productId],
    );
    const [{ inventoryItemId, locationId } = { inventoryItemId: "", locationId: "" }] = rows;
    const { reservation } = await this.admin.post<{ reservation: { id: string } }>(
      "/reservations",
      { inventory_item_id: inventoryItemId, location_id: locationId, quantity },
    );
    return { reservationId: reservation.id, inventoryItemId, locationId };
  }

  /** Removes what was made; to be called once, last. */
  async close(): Promise<void> {
    for (const id of this.#products) await this.admin.delete(`/products/${id}`).catch(ignoreGone);
    for (const id of this.#categories) await this.admin.delete(`/product-categories/${id}`);
    await this.database.end();
  }

  async #inventoryItemOf(variantId: string): Promise<string> {
    const { rows } = await this.database.query(
      "select inventory_item_id from product_variant_inventory_item where variant_id = $1",
      [variantId],
    );
    return rows[0].inventory_item_id;
  }

  async #hasLevel(inventoryItemId: string): Promise<boolean> {
    const { rowCount } = await this.database.query(
      "select 1 from inventory_level where inventory_item_id = $1 and deleted_at is null",
      [inventoryItemId],
    );
    return rowCount !== 0;
  }

  /** Medusa's admin API does not know these fields. */
  async #merchandise(
    productId: string,
    { featured = false, specs = [] }: TestProduct,
  ): Promise<void> {
    const id = `pmer_${randomUUID()}`;
    await this.database.query(
      "insert into product_merchandising (id, featured, specs) values ($1, $2, $3)",
      [id, featured, JSON.stringify(specs)],
    );
    await this.database.query(
      `insert into product_product_merchandising_product_merchandising
        (id, product_id, product_merchandising_id) values ($1, $2, $3)`,
      [`link_${randomUUID()}`, productId, id],
    );
  }
}

/** None of which a stemmer takes off or changes at a word's end: a word's beginning is then its own. */
const LETTERS = "bcdfghjkmnpqrtvwxz";

/** A word of letters only, so that it can be misspelt. */
function aMark(): string {
  return `zz${[...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}

function ignoreGone(error: Error): void {
  if (!error.message.includes(" 404 ")) throw error;
}

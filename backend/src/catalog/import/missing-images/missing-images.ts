import type { MissingImage as Missing, ProductMissingImages } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { newId } from "../../../medusa/new-id";
import { isGoneForGood, isInShop, readProductNames } from "../../../medusa/products-in-shop";
import { nextTry } from "./next-try";

/** An image that a product waits for. */
export interface MissingImageRecord {
  id: string;
  product_id: string;
  address: string;
  alt: string;
  position: number;
  skus: string[];
  reason: string;
  tries: number;
  tried_at: Date;
}

/** A row that was deleted, whole. */
export type ForgottenImage = MissingImageRecord & { import_id: string | null };

/** The same with what its product is called. */
export type NamedMissingImage = MissingImageRecord & { product: { name: string; slug: string } };

/** What an import noted of one product; `id` is known by now. */
export type NotedImages = Omit<ProductMissingImages, "id"> & { id: string };

const bindings = (values: Readonly<Record<string, unknown>>) => values as unknown as Knex.ValueDict;

/** The images that files named and that could not be fetched, product by product. */
export class MissingImages {
  constructor(private readonly database: Knex) {}

  /**
   * Notes what products lack now, in the transaction that writes them, and forgets what they have by
   * now. `reasons` says why each did not come. What an earlier import noted stays that import's.
   * Answers what of earlier imports was forgotten.
   */
  async note(
    products: readonly NotedImages[],
    { reasons, importId }: { reasons: ReadonlyMap<string, string>; importId: string | null },
  ): Promise<readonly ForgottenImage[]> {
    if (products.length === 0) return [];
    const missing = products.flatMap(({ id, images }) => images.map((image) => ({ id, image })));
    const { rows: forgotten } = await this.database.raw<{ rows: ForgottenImage[] }>(
      `delete from missing_image where product_id = any(:ids) and (product_id, address) not in
        (select x.id, x.address from jsonb_to_recordset(:missing::jsonb) as x(id text, address text))
        returning *`,
      bindings({
        ids: products.map(({ id }) => id),
        missing: JSON.stringify(missing.map(({ id, image }) => ({ id, address: image.file }))),
      }),
    );
    const ofOthers = forgotten.filter((image) => image.import_id !== importId);
    if (missing.length === 0) return ofOthers;
    const rows = missing.map(({ id, image }) => this.#row(id, image, reasons, importId));
    await this.database("missing_image")
      .insert(rows)
      .onConflict(this.database.raw("(product_id, address) where deleted_at is null"))
      .merge(["alt", "position", "skus", "reason", "tried_at", "updated_at"]);
    return ofOthers;
  }

  /** Products wait again for what an import brought that is taken back. */
  async restore(forgotten: readonly ForgottenImage[]): Promise<void> {
    if (forgotten.length === 0) return;
    await this.database("missing_image")
      .insert(forgotten.map((image) => ({ ...image, skus: JSON.stringify(image.skus) })))
      .onConflict(this.database.raw("(product_id, address) where deleted_at is null"))
      .ignore();
  }

  #row(
    productId: string,
    { file, alt, position, skus }: Missing,
    reasons: ReadonlyMap<string, string>,
    importId: string | null,
  ) {
    const now = new Date();
    return {
      id: newId("mimg"),
      product_id: productId,
      address: file,
      ...{ alt, position, skus: JSON.stringify(skus), reason: reasons.get(file) ?? "" },
      import_id: importId,
      tried_at: now,
      next_try_at: nextTry(1, now),
      updated_at: now,
    };
  }

  /** Those of products in the shop, the newest first. */
  async list(
    limit: number,
    offset: number,
  ): Promise<{ images: NamedMissingImage[]; total: number }> {
    const images: MissingImageRecord[] = await this.#ofProducts()
      .orderBy([{ column: "created_at", order: "desc" }, { column: "id" }])
      .limit(limit)
      .offset(offset);
    const [row] = await this.#ofProducts().count();
    const ids = images.map(({ product_id }) => product_id);
    const names = await readProductNames(this.database, ids);
    return {
      images: images.map((image) => ({
        ...image,
        product: names.get(image.product_id) ?? { name: "", slug: "" },
      })),
      total: Number(row?.count ?? 0),
    };
  }

  /** Up to `limit` after the id `last`; with `isDue` those whose time has come. */
  async toTry(
    { isDue, last }: { isDue: boolean; last: string },
    limit: number,
  ): Promise<MissingImageRecord[]> {
    return this.#ofProducts()
      .where("id", ">", last)
      .modify((query) => {
        if (isDue) query.where("next_try_at", "<=", this.database.fn.now());
      })
      .orderBy("id")
      .limit(limit);
  }

  /** Notes that an image did not come this time either. */
  async failed({ id, tries }: MissingImageRecord, reason: string): Promise<void> {
    const now = new Date();
    await this.database("missing_image")
      .where({ id })
      .update({
        reason,
        tries: tries + 1,
        tried_at: now,
        next_try_at: nextTry(tries + 1, now),
        updated_at: now,
      });
  }

  /** Answers how many there were. */
  async forget(ids: readonly string[]): Promise<number> {
    return this.database("missing_image")
      .whereIn("id", [...ids])
      .delete();
  }

  /** Nobody waits any more for what an import named that was taken back. */
  async forgetImport(importId: string): Promise<void> {
    await this.database("missing_image").where({ import_id: importId }).delete();
  }

  /** Those of products that nobody can bring back. */
  async forgetRemoved(): Promise<void> {
    await this.database("missing_image").whereRaw(isGoneForGood("product_id")).delete();
  }

  #ofProducts() {
    return this.database("missing_image").whereRaw(isInShop("product_id"));
  }
}

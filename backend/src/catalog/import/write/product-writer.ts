import type { CurrentProduct, ProductPlan } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { StoreContext } from "../../../workflows/store/store-context";
import { PRODUCT_INDEX } from "../../products/product-document";
import type { ShopCategory } from "../../products/shop-product";
import { indexProducts } from "../../search-index/index-products";
import { PRODUCT_CHANGE_TABLE } from "../../search-index/product-change-triggers";
import { createProducts } from "./create-products";
import { updateProducts } from "./update-products";
import { type WrittenProduct, writtenDocuments } from "./written-documents";

/** What a plan's writing made and changed. */
export interface WrittenProducts {
  created: readonly WrittenProduct[];
  updated: readonly WrittenProduct[];
}

/**
 * Writes plans of products and brings them into the search index: {@link ProductWriter.write} in the
 * transaction that read what the plan was made of, {@link ProductWriter.announce} when it is
 * committed. A plan is in whole or not at all, whatever ends the process.
 */
export class ProductWriter {
  readonly #database: Knex;

  private constructor(
    private readonly container: MedusaContainer,
    private readonly store: StoreContext,
    private readonly categories: ReadonlyMap<string, ShopCategory>,
    /** False when only Medusa can say what things cost. */
    private readonly isUsualSaleList: boolean,
  ) {
    this.#database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  }

  static async open(container: MedusaContainer, store: StoreContext): Promise<ProductWriter> {
    await openSearchIndex(container);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const rows: (ShopCategory & { handle: string })[] = await database("product_category")
      .select("id", "name", "handle", "mpath")
      .whereNull("deleted_at");
    const categories = new Map(rows.map(({ handle, ...category }) => [handle, category]));
    const isUsual = await isUsualSaleList(database, store.salePriceListId);
    return new ProductWriter(container, store, categories, isUsual);
  }

  /** Writes a plan. Throws what the database refuses: then the transaction is lost. */
  async write(transaction: Knex, plan: ProductPlan): Promise<WrittenProducts> {
    const context = {
      store: this.store,
      categoryIds: new Map([...this.categories].map(([slug, { id }]) => [slug, id])),
    };
    const readAt = Date.now();
    const targets = plan.create.map(({ target }) => target);
    const made = await createProducts(transaction, targets, context);
    await updateProducts(transaction, plan.update, context);
    const created = made.map((product) => ({ product, fields: product.fields }));
    const updated = plan.update.map(({ current, target }) => ({
      product: current,
      fields: target,
    }));
    await this.#index(transaction, [...created, ...updated], readAt);
    return { created, updated };
  }

  /** Brings into the index what could not be before the commit, and tells whoever listens. */
  async announce({ created, updated }: WrittenProducts): Promise<void> {
    const others = [...created, ...updated].filter(({ product }) => !this.#isKnown(product));
    await indexProducts(
      this.container,
      others.map(({ product }) => product.id),
    );
    // As Medusa's own workflows do.
    const events = [
      ...created.map(({ product: { id } }) => ({ name: "product.created", data: { id } })),
      ...updated.map(({ product: { id } }) => ({ name: "product.updated", data: { id } })),
    ];
    if (events.length > 0) await this.container.resolve(Modules.EVENT_BUS).emit(events);
  }

  /**
   * Plain products go into the index just before they are committed, so that the server's worker
   * has nothing to do. The notes made first, outside the transaction, call the worker to put right
   * what is left should the commit not come about.
   */
  async #index(
    transaction: Knex,
    written: readonly WrittenProduct[],
    readAt: number,
  ): Promise<void> {
    const plain = written.filter(({ product }) => this.#isKnown(product));
    if (plain.length === 0) return;
    const ids = plain.map(({ product }) => product.id);
    const notes = new IndexNotes(this.#database);
    await notes.make(ids);
    await this.container.resolve(Modules.SEARCH).upsertDocuments({
      index: PRODUCT_INDEX,
      documents: writtenDocuments(plain, this.store, this.categories, readAt),
    });
    await notes.settle(transaction, ids);
  }

  #isKnown({ isPlain }: CurrentProduct): boolean {
    return isPlain && this.isUsualSaleList;
  }
}

/** Notes in the queue of products whose search documents may be out of date. */
class IndexNotes {
  #ids: string[] = [];

  constructor(private readonly database: Knex) {}

  async make(productIds: readonly string[]): Promise<void> {
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(
      `insert into ${PRODUCT_CHANGE_TABLE} (product_id)
        select jsonb_array_elements_text(?::jsonb) returning id`,
      [JSON.stringify(productIds)],
    );
    this.#ids = rows.map(({ id }) => id);
  }

  /**
   * Takes the notes back, and those of the triggers in this transaction. A worker that took one of
   * the notes meanwhile may have indexed what was there before: then the triggers' notes stay.
   */
  async settle(transaction: Knex, productIds: readonly string[]): Promise<void> {
    const bindings = [this.#ids, productIds] as unknown as Knex.RawBinding[];
    await transaction.raw(
      `with notes as (select ?::bigint[] as ids),
        taken_back as (
          delete from ${PRODUCT_CHANGE_TABLE} where id = any((select ids from notes)::bigint[])
          returning id)
      delete from ${PRODUCT_CHANGE_TABLE}
        where product_id = any(?) and xmin = pg_current_xact_id()::xid
          and (select count(*) from taken_back) = (select cardinality(ids) from notes)`,
      bindings,
    );
  }
}

/** Whether the sale price list does what its name says: always on, for everybody. */
async function isUsualSaleList(database: Knex, id: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from price_list where id = ? and status = 'active' and deleted_at is null
      and starts_at is null and ends_at is null and coalesce(rules_count, 0) = 0`,
    [id],
  );
  return rows.length > 0;
}

/**
 * Before the shop's first start the search index exists but nothing may be written to it: filling
 * it from the database, which takes no time while that is empty, opens it.
 */
async function openSearchIndex(container: MedusaContainer): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const indexes = await search.listIndexes();
  if (indexes.some(({ name, status }) => name === PRODUCT_INDEX && status === "pending")) {
    await search.reindex({ index: PRODUCT_INDEX });
  }
}

import {
  type CurrentProduct,
  currentVariantsOf,
  type ProductFields,
  variantsOf,
} from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "../../../catalog/products/product-document";
import type { ShopCategory } from "../../../catalog/products/shop-product";
import { indexProducts } from "../../../catalog/search-index/index-products";
import { presentSpecFilters } from "../../../catalog/spec-filters/present-spec-filters";
import { readCategoryPaths } from "../../../medusa/category-rows";
import { isUnconditionalPriceList } from "../../../medusa/price-list";
import { saleListsOf } from "../../../medusa/sale-price-lists";
import { readStockLevels } from "../../../medusa/variant-stock";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { announceShopChange } from "../../../shop-changes/announce-shop-change";
import { shopChanges } from "../../../shop-changes/shop-changes";
import type { StoreContext } from "../../store/store-context";
import { changedStock } from "./change-stock";
import { createProducts } from "./create-products";
import { IndexNotes } from "./index-notes";
import { priceAndStockEvents } from "./price-and-stock-events";
import { refuseOrdered } from "./refuse-ordered";
import { setAside } from "./set-aside";
import type { StockLocks } from "./stock-locks";
import { updateProducts } from "./update-products";
import { type ProductChange, variantChanges } from "./write-context";
import { type WrittenProduct, writtenDocuments, writtenVariants } from "./written-documents";

/** What to make and what to change: a file's batch, or the one product that staff save. */
export interface ProductsToWrite {
  create: readonly { target: ProductFields }[];
  update: readonly ProductChange[];
}

/** What the writing made and changed. */
export interface WrittenProducts {
  created: readonly WrittenProduct[];
  updated: readonly WrittenProduct[];
  /** Ids of those whose search documents can only be made after the commit. */
  unindexed: readonly string[];
}

/**
 * The one writer of products, for staff and for files. {@link ProductWriter.write} in the catalog's
 * transaction that read what is changed, {@link ProductWriter.announce} when it is committed. All of
 * it is in or nothing, whatever ends the process; lists and searches know when both have returned.
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
    const paths = await readCategoryPaths(database);
    const categories = new Map(paths.map(({ handle, ...category }) => [handle, category]));
    const isUsual = await isUnconditionalPriceList(database, store.salePriceListId);
    return new ProductWriter(container, store, categories, isUsual);
  }

  /** Throws what the database refuses: then the transaction is lost. */
  async write(
    transaction: Knex,
    { create, update }: ProductsToWrite,
    locks: StockLocks,
  ): Promise<WrittenProducts> {
    const targets = create.map(({ target }) => target);
    const context = {
      store: this.store,
      saleListOf: await saleListsOf(
        transaction,
        [...targets, ...update.map(({ target }) => target)].flatMap(variantsOf),
        this.store.salePriceListId,
      ),
      categoryIds: new Map([...this.categories].map(([slug, { id }]) => [slug, id])),
    };
    const changes = update.map(variantChanges);
    const removed = changes.flatMap((change) => change.removed);
    await locks.take([
      ...changedStock(changes.flatMap(({ changed }) => changed)).map(({ itemId }) => itemId),
      ...removed.flatMap(({ inventoryItemId }) => inventoryItemId ?? []),
    ]);
    await refuseOrdered(transaction, removed, this.store.stockLocationId);
    await setAside(transaction, { create: targets, update });
    const made = await createProducts(transaction, targets, context);
    await updateProducts(transaction, update, context);
    await recordSecurityEvent(this.container, priceAndStockEvents(update), transaction);
    const created = made.map((product) => ({ product, fields: product.fields }));
    const updated = update.map(({ current, target }) => ({ product: current, fields: target }));
    const unindexed = await this.#index(transaction, [...created, ...updated]);
    return { created, updated, unindexed };
  }

  /** Brings into the index what could not be before the commit, and tells whoever listens. */
  async announce({ created, updated, unindexed }: WrittenProducts): Promise<void> {
    await indexProducts(this.container, unindexed);
    shopChanges.end();
    // As Medusa's own workflows do.
    const events = [
      ...created.map(({ product: { id } }) => ({ name: "product.created", data: { id } })),
      ...updated.map(({ product: { id } }) => ({ name: "product.updated", data: { id } })),
    ];
    if (events.length > 0) await this.container.resolve(Modules.EVENT_BUS).emit(events);
  }

  /**
   * Brings products that came back as they were (`now`) into the index, in the transaction that
   * brought them: {@link announce} does the rest when it is committed.
   */
  async indexReturned(transaction: Knex, now: readonly CurrentProduct[]): Promise<WrittenProducts> {
    const products = now.map((product) => ({ product, fields: product.fields }));
    return { created: products, updated: [], unindexed: await this.#index(transaction, products) };
  }

  /**
   * Plain products go into the index just before they are committed, so that the server's worker
   * has nothing to do. The notes made first, outside the transaction, call the worker to put right
   * what is left should the commit not come about. Answers the ids of the others, and of all when
   * the worker took a note: what it read then was the product as it was before.
   */
  async #index(transaction: Knex, written: readonly WrittenProduct[]): Promise<string[]> {
    const plain = written.filter((each) => this.#isKnown(each));
    const others = written.filter((each) => !this.#isKnown(each)).map(idOf);
    if (plain.length === 0) return others;
    const ids = plain.map(idOf);
    const notes = new IndexNotes(this.#database);
    await notes.make(ids);
    // Read after the notes: an order before them is counted here, one after them leaves its own note.
    // Whoever began to read before them, in this very millisecond, has an older reading.
    const readAt = Date.now() + 1;
    const itemIds = plain.flatMap(({ product }) =>
      currentVariantsOf(product).flatMap(({ inventoryItemId }) => inventoryItemId ?? []),
    );
    const levels = await readStockLevels(transaction, itemIds, this.store.stockLocationId);
    const { store, categories } = this;
    const specFilters = await presentSpecFilters();
    await this.container.resolve(Modules.SEARCH).upsertDocuments({
      index: PRODUCT_INDEX,
      documents: writtenDocuments(plain, { store, categories, levels, readAt, specFilters }),
    });
    await announceShopChange(transaction);
    return (await notes.settle(transaction, ids)) ? others : [...others, ...ids];
  }

  #isKnown({ product, fields }: WrittenProduct): boolean {
    // Whether a sale of certain days runs now, Medusa says.
    const isUndated = variantsOf(fields).every(
      ({ saleStartsAt, saleEndsAt }) => saleStartsAt === null && saleEndsAt === null,
    );
    return (
      product.isPlain &&
      isUndated &&
      this.isUsualSaleList &&
      writtenVariants({ product, fields }) !== null
    );
  }
}

const idOf = ({ product }: WrittenProduct) => product.id;

/**
 * Before the shop's first start the search index exists but nothing may be written to it: filling
 * it from the database, which takes no time while that is empty, opens it.
 */
async function openSearchIndex(container: MedusaContainer): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const indexes = await search.listIndexes();
  if (indexes.some(({ name, status }) => name === PRODUCT_INDEX && status === "pending")) {
    await search.reindex({ index: PRODUCT_INDEX });
    await announceShopChange(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  }
}

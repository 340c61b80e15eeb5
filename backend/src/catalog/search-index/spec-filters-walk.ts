import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isIndexBeingFilled } from "../../medusa/search-index-runs";
import { PRODUCT_INDEX } from "../products/product-document";
import { type PresentSpecFilters, presentSpecFilters } from "../spec-filters/present-spec-filters";
import { INDEX_BATCH } from "./index-changed-products";
import { indexProducts } from "./index-products";

/** What a walk needs of the shop. */
export interface WalkedIndex {
  /** The same object until the file changes. */
  presentFilters(): Promise<PresentSpecFilters>;
  /** Whether a new version of the index is being filled, by the present filters. */
  isBeingFilled(): Promise<boolean>;
  /** Ids after `after`, in order, of documents that were made by other filters than `version`. */
  findOthers(version: string, after: string): Promise<string[]>;
  /** Makes these products' documents anew. */
  index(ids: readonly string[]): Promise<void>;
}

/**
 * Goes through the documents whose specifications were read by other filters than the present ones,
 * when a server starts and when the file of the filters has changed, a few at a time: what somebody
 * changed comes in between, and is not behind all products. Each is made anew once for a file, also
 * where another server has another file.
 */
export class SpecFiltersWalk {
  #filters: PresentSpecFilters | undefined;
  /** The last document that was made anew; null at the end. */
  #after: string | null = null;

  constructor(private readonly walked: WalkedIndex) {}

  /** Makes the next documents anew; whether there may be more. */
  async step(): Promise<boolean> {
    const present = await this.walked.presentFilters();
    if (present !== this.#filters) {
      this.#filters = present;
      this.#after = "";
    }
    if (this.#after === null || (await this.walked.isBeingFilled())) return false;
    const ids = await this.walked.findOthers(present.version, this.#after);
    await this.walked.index(ids);
    this.#after = ids.at(-1) ?? null;
    return this.#after !== null;
  }
}

/** The shop's product index, for a {@link SpecFiltersWalk}. */
export function walkedIndex(container: MedusaContainer): WalkedIndex {
  return {
    presentFilters: presentSpecFilters,
    isBeingFilled: () =>
      isIndexBeingFilled(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), PRODUCT_INDEX),
    async findOthers(version, after) {
      const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
        entity: PRODUCT_INDEX,
        fields: ["id"],
        filters: { spec_filters: { $ne: version }, id: { $gt: after } },
        pagination: { take: INDEX_BATCH, order: { id: "ASC" } },
        search_options: { count: "none" },
      });
      return data.map(({ id }) => String(id));
    },
    index: (ids) => indexProducts(container, ids),
  };
}

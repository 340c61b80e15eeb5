import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { StoreContext } from "../../../workflows/store/store-context";

/** What undoing an import did. */
export interface UndoReport {
  removed: number;
  restored: number;
  /** Names of what stays because somebody changed or needs it since, with the reason. */
  kept: readonly string[];
}

/** What undoing one kind of thing needs. */
export interface UndoContext {
  container: MedusaContainer;
  database: Knex;
  store: StoreContext;
  importId: string;
  /** Staff chose the products from their list: what becomes of each is in the trail. */
  isOfList: boolean;
  /** Each kind adds what it did. */
  report: { removed: number; restored: number; kept: string[] };
  advance: (count: number) => void;
}

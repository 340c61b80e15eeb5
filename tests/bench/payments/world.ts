import { randomBytes } from "node:crypto";
import { ProductListResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { type SimulatorControl, simulatorControl } from "@eldercare/stripe-simulator";
import { Pool } from "pg";
import { KILL_AFTER_STATEMENTS, MedusaProcess } from "./medusa-process.ts";
import { ShopClient, staffClient } from "./shop-client.ts";

export interface BenchProduct {
  id: string;
  cents: number;
  /** Pieces in the warehouse when the run began. */
  stocked: number;
  inventoryItemId: string;
}

/** Everything that a run works with. */
export interface World {
  medusaUrl: string;
  simulatorUrl: string;
  medusa: MedusaProcess;
  simulator: SimulatorControl;
  database: Pool;
  staff: ShopClient;
  shoppers: ShopClient[];
  userIds: string[];
  products: BenchProduct[];
}

/** So many that none of them comes near a limit of orders, payments or declined cards. */
const SHOPPERS = 40;
const PAYMENTS_OF_A_SHOPPER = 5;
const PRODUCTS = 12;
/** So few that they sell out in the run. */
const SCARCE = 3;
const PLENTY = 100_000;

/** Shoppers with accounts, and products of which some will sell out. Medusa loads `preload`. */
export async function createWorld(
  payments: number,
  preload = KILL_AFTER_STATEMENTS,
): Promise<World> {
  const medusaUrl = process.env.MEDUSA_URL ?? "";
  const simulatorUrl = `http://127.0.0.1:${process.env.STRIPE_SIMULATOR_PORT}`;
  const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 4 });
  // The database outlives nothing here; the run notices by itself when it is gone.
  database.on("error", () => undefined);
  const medusa = new MedusaProcess(medusaUrl, process.env.DATA_DIR ?? "", preload);
  await medusa.takeOver();
  const products = await prepareProducts(medusaUrl, database, Math.ceil(payments / 50));
  const count = Math.max(SHOPPERS, Math.ceil(payments / PAYMENTS_OF_A_SHOPPER));
  const shoppers = Array.from({ length: count }, () => new ShopClient(medusaUrl));
  const userIds: string[] = [];
  const verify = (email: string) =>
    database.query("update auth_verification set verified_at = now() where entity_id = $1", [
      email,
    ]);
  for (const shopper of shoppers) {
    const email = `bench-${randomBytes(6).toString("hex")}@example.ca`;
    userIds.push(await shopper.register(email, verify));
  }
  return {
    medusaUrl,
    simulatorUrl,
    medusa,
    simulator: simulatorControl(simulatorUrl, process.env.STRIPE_API_KEY ?? ""),
    database,
    staff: await staffClient(medusaUrl),
    shoppers,
    userIds,
    products,
  };
}

async function prepareProducts(
  url: string,
  database: Pool,
  scarceStock: number,
): Promise<BenchProduct[]> {
  const response = await fetch(
    `${url}${addressOf("products.list", { query: { inStockOnly: "false", limit: String(PRODUCTS) } })}`,
  );
  const { products } = ProductListResponse.parse(await response.json());
  return Promise.all(
    products.map(async ({ id, priceCAD }, index) => {
      // What earlier runs still hold of it stays theirs.
      const { rows } = await database.query(
        `update inventory_level level
            set stocked_quantity = reserved_quantity + $2,
                raw_stocked_quantity =
                  jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20)
           from product_variant variant
           join product_variant_inventory_item kit on kit.variant_id = variant.id
          where variant.product_id = $1 and level.inventory_item_id = kit.inventory_item_id
          returning level.inventory_item_id, level.stocked_quantity::int as stocked`,
        [id, index < SCARCE ? scarceStock : PLENTY],
      );
      const { inventory_item_id: inventoryItemId, stocked } = rows[0];
      return { id, cents: priceCAD, stocked, inventoryItemId };
    }),
  );
}

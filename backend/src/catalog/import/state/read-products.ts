import { asFileSays, type CurrentProduct } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ProductsWanted } from "../../../medusa/product-records";
import { type ReadingPlace, readProducts as readProductsNow } from "../../products/read-products";

/** The shop's products as a file of products would say them. */
export async function readProducts(
  database: Knex,
  wanted: ProductsWanted,
  place: ReadingPlace | null,
): Promise<CurrentProduct[]> {
  return (await readProductsNow(database, wanted, place)).map(asFileSays);
}

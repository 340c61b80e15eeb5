import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Which of Medusa's computations can make a difference to a cart at all. */
export interface SaleTerms {
  /** Staff have taxes on in the region. */
  hasTaxes: boolean;
  /** There are promotions that need no code. */
  hasAutomaticPromotions: boolean;
}

export async function readSaleTerms(database: Knex, regionId: string): Promise<SaleTerms> {
  const { rows } = await database.raw<{ rows: SaleTerms[] }>(
    `select coalesce((select r.automatic_taxes from region r
           where r.id = ? and r.deleted_at is null), false) as "hasTaxes",
        exists (select from promotion m
           where m.is_automatic and m.deleted_at is null) as "hasAutomaticPromotions"`,
    [regionId],
  );
  return rows[0] ?? { hasTaxes: true, hasAutomaticPromotions: true };
}

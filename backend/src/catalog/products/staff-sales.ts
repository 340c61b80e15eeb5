import { shownDiscount } from "@eldercare/catalog-import";
import { centsFromDollars, type StaffProduct } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readDatedSales } from "../../medusa/sale-price-lists";

/** Sales of certain days as staff set them, whether they run or not, by products' ids. */
export async function readStaffSales(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<(productId: string) => StaffProduct["sale"]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const sales = await readDatedSales(database, productIds);
  return (id) => {
    const sale = sales.get(id);
    if (!sale) return null;
    const [original, amount] = [centsFromDollars(sale.original), centsFromDollars(sale.amount)];
    return {
      discountPercentage: shownDiscount(original, amount, sale.discount),
      startsAt: sale.saleStartsAt,
      endsAt: sale.saleEndsAt,
    };
  };
}

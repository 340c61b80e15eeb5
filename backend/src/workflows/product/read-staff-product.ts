import type { StaffProduct } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { listStaffProducts } from "../../catalog/products/list-products";

/** A product that was just written and indexed, as staff's lists answer it. */
export async function readStaffProduct(
  container: MedusaContainer,
  id: string,
): Promise<StaffProduct> {
  const { products } = await listStaffProducts(container, { ids: [id], all: true });
  const [product] = products;
  if (!product) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Product ${id} is not indexed.`);
  }
  return product;
}

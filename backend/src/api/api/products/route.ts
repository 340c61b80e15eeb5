import { ProductListQuery, type ProductListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listProducts } from "../../../catalog/list-products";
import { parseInput } from "../../../http/parse-input";

/** GET /api/products (spec.md §7). */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<ProductListResponse>,
): Promise<void> {
  response.json(await listProducts(request.scope, parseInput(ProductListQuery, request.query)));
}

import type { CategoryListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listCategories } from "../../../catalog/list-categories";

/** GET /api/categories (spec.md §7): what shoppers may see, in the order staff gave. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<CategoryListResponse>,
): Promise<void> {
  response.json(await listCategories(request.scope));
}

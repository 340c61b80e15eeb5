import type { CategoryListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTreeOrder } from "../../../catalog/category-order";
import {
  CATEGORY_FIELDS,
  categoryFromMedusa,
  type MedusaCategory,
} from "../../../mapping/category";

/** GET /api/categories (spec.md §7): what shoppers may see, in the order staff gave. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<CategoryListResponse>,
): Promise<void> {
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "product_category",
    fields: [...CATEGORY_FIELDS, "rank", "parent_category_id"],
    filters: { is_active: true, is_internal: false },
  });
  response.json(inTreeOrder(data as (MedusaCategory & CategoryPlace)[]).map(categoryFromMedusa));
}

interface CategoryPlace {
  rank: number;
  parent_category_id: string | null;
}

import { type Category, CategoryBody, type CategoryListResponse } from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listCategories } from "../../../catalog/list-categories";
import { parseInput } from "../../../http/parse-input";
import { createCategory } from "../../../workflows/category/create-category";

/** GET /api/categories (spec.md §7): what shoppers may see, in the order staff gave. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<CategoryListResponse>,
): Promise<void> {
  response.json(await listCategories(request.scope));
}

/** POST /api/categories (spec.md §7), for staff. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<Category>,
): Promise<void> {
  const body = parseInput(CategoryBody, request.body);
  response.status(201).json(await createCategory(request.scope, body));
}

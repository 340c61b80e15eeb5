import type {
  CategoryListResponse,
  StaffCategory,
  StaffCategoryListResponse,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listCategories, listStaffCategories } from "../../../catalog/categories/list-categories";
import { bodyOf, queryOf } from "../../../http/call-input";
import { createCategory } from "../../../workflows/category/create-category";
import { signedInAdmin } from "../../security/signed-in";

/** GET /api/categories (spec §7), in the order staff gave; `all` is for staff. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<CategoryListResponse | StaffCategoryListResponse>,
): Promise<void> {
  const { all } = queryOf("categories.list", request);
  if (!all) {
    response.json(await listCategories(request.scope));
    return;
  }
  await signedInAdmin(request);
  response.json(await listStaffCategories(request.scope));
}

/** POST /api/categories (spec §7), for staff. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<StaffCategory>,
): Promise<void> {
  const body = bodyOf("categories.create", request);
  response.status(201).json(await createCategory(request.scope, body));
}

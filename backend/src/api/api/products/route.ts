import type {
  ProductListResponse,
  StaffProduct,
  StaffProductListResponse,
} from "@eldercare/contracts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listProducts, listStaffProducts } from "../../../catalog/products/list-products";
import { bodyOf, queryOf } from "../../../http/call-input";
import { createProduct } from "../../../workflows/product/create-product";
import { signedInAdmin } from "../../security/signed-in";

/** GET /api/products (spec §7); `all` is for staff. */
export async function GET(
  request: MedusaRequest,
  response: MedusaResponse<ProductListResponse | StaffProductListResponse>,
): Promise<void> {
  const query = queryOf("products.list", request);
  if (!query.all) {
    response.json(await listProducts(request.scope, query));
    return;
  }
  await signedInAdmin(request);
  response.json(await listStaffProducts(request.scope, query));
}

/** POST /api/products (spec §7), for staff. */
export async function POST(
  request: MedusaRequest,
  response: MedusaResponse<StaffProduct>,
): Promise<void> {
  const body = bodyOf("products.create", request);
  response.status(201).json(await createProduct(request.scope, body));
}

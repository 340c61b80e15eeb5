import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isCommonList } from "../../../catalog/products/is-common-list";
import { listProducts, listStaffProducts } from "../../../catalog/products/list-products";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { keepAnswer } from "../../../http/keep-answer";
import { refuseUnknownQuery } from "../../../http/refuse-unknown-query";
import { createProduct } from "../../../workflows/product/create-product";
import { signedInAdmin } from "../../security/signed-in";

/** GET /api/products (spec §7); `all` is for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("products.list", request);
  if (isCommonList(query)) {
    await keepAnswer("products.list", { request, response }, query, () =>
      listProducts(request.scope, query),
    );
    return;
  }
  if (!query.all) {
    answerCall("products.list", response, await listProducts(request.scope, query));
    return;
  }
  await signedInAdmin(request, "products.listAll");
  refuseUnknownQuery("products.listAll", request);
  answerCall("products.listAll", response, await listStaffProducts(request.scope, query));
}

/** POST /api/products (spec §7), for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("products.create", request);
  answerCall("products.create", response, await createProduct(request.scope, body));
}

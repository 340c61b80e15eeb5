import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listCategories, listStaffCategories } from "../../../catalog/categories/list-categories";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { refuseUnknownQuery } from "../../../http/refuse-unknown-query";
import { createCategory } from "../../../workflows/category/create-category";
import { signedInAdmin } from "../../security/signed-in";

/** GET /api/categories (spec §7), in the order staff gave; `all` is for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { all } = queryOf("categories.list", request);
  if (!all) {
    answerCall("categories.list", response, await listCategories(request.scope));
    return;
  }
  await signedInAdmin(request, "categories.listAll");
  refuseUnknownQuery("categories.listAll", request);
  answerCall("categories.listAll", response, await listStaffCategories(request.scope));
}

/** POST /api/categories (spec §7), for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("categories.create", request);
  answerCall("categories.create", response, await createCategory(request.scope, body));
}

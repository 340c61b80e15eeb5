import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readGrid } from "../../../catalog/import/together/read-grid";
import { saveGrid } from "../../../catalog/import/together/save-grid";
import { answerCall } from "../../../http/answer-call";
import { bodyOf, queryOf } from "../../../http/call-input";
import { signedInAccount } from "../../security/signed-in";

/** GET /api/price-grid, for staff: prices and stock of a page of products, a row for each variant. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = queryOf("products.readGrid", request);
  answerCall("products.readGrid", response, await readGrid(request.scope, query));
}

/** PUT /api/price-grid, for staff: saves the rows that can be saved, and says why others cannot. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("products.saveGrid", request);
  const { user } = await signedInAccount(request);
  answerCall("products.saveGrid", response, await saveGrid(request.scope, body, user.email));
}

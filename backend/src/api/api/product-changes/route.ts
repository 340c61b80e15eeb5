import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ImportService } from "../../../catalog/import/service/import-service";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { signedInAccount } from "../../security/signed-in";

/** POST /api/product-changes, for staff: checks one change of many products; writes nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("products.changeTogether", request);
  const { user } = await signedInAccount(request);
  answerCall(
    "products.changeTogether",
    response,
    await new ImportService(request.scope).beginTogether(body, user.email),
  );
}

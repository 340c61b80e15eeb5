import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { keepAnswer } from "../../../http/keep-answer";
import { readFreeDelivery } from "../../../workflows/order/total/delivery-offers";
import { findStoreContext } from "../../../workflows/store/store-context";

/** GET /api/delivery (spec §7): what pages promise of free delivery. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await keepAnswer("delivery.read", { request, response }, {}, async () =>
    readFreeDelivery(request.scope, await findStoreContext(request.scope)),
  );
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { keepAnswer } from "../../../http/keep-answer";
import { readDeliveryPromise } from "../../../workflows/order/total/delivery-offers";

/** GET /api/delivery (spec §7): what pages promise of delivery. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await keepAnswer("delivery.read", { request, response }, {}, () =>
    readDeliveryPromise(request.scope),
  );
}

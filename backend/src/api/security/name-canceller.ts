import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keepCanceller } from "../../medusa/order-canceller";

/** Before an order is cancelled at Medusa's own route: the order's history is to name who did it. */
export async function nameCanceller(
  request: AuthenticatedMedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id: orderId } = request.params;
  const userId = request.auth_context?.actor_id;
  if (orderId && userId) {
    const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    await keepCanceller(database, { orderId, userId });
  }
  next();
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";

const KEPT =
  "This is the address of somebody's account: they sign in with it. Only they can change it.";

/**
 * Refuses another email address for a customer with an account (400), whoever of the staff asks:
 * Medusa would change it here and not where people sign in, and a new password would be mailed there.
 */
export async function keepAccountAddress(
  request: MedusaRequest<{ email?: unknown }>,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { email } = request.body ?? {};
  if (email === undefined) return next();
  const [customer] = await request.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: request.params.id }, { select: ["email", "has_account"], take: 1 });
  if (customer?.has_account && customer.email !== email) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, KEPT);
  }
  next();
}

import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";

/**
 * Medusa leaves admin registration open to everybody, because an invited colleague registers
 * before accepting the invite. Here only an address with an open invite may.
 */
export async function requireInvite(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { email } = (request.body ?? {}) as { email?: unknown };
  const invites =
    typeof email === "string"
      ? await request.scope.resolve(Modules.USER).listInvites({ email }, { take: 20 })
      : [];
  const isInvited = invites.some(
    ({ accepted, expires_at }) => !accepted && new Date(expires_at) > new Date(),
  );
  if (!isInvited) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Ask an administrator of the shop for an invitation first.",
    );
  }
  next();
}

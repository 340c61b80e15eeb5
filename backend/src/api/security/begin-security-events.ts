import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type EventOrigin, setOrigin, VISITOR } from "../../security-events/event-origin";
import { clientAddress, shownAddress } from "./client-address";

/** What Medusa knows of a request before any guard of ours runs. */
type KnownRequest = MedusaRequest & {
  auth_context?: { actor_type?: string; actor_id?: string };
};

/**
 * Stands before everything that records: says from where a request comes. Who makes it is said when
 * the sign-in has been looked up (`sign-in-of.ts`); nobody looks up a secret API key.
 */
export function beginSecurityEvents(
  request: KnownRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  setOrigin(request.scope, originOfRequest(request));
  next();
}

/** Who makes a request before anybody is looked up, and from where. */
export function originOfRequest(
  request: Parameters<typeof clientAddress>[0] & Pick<KnownRequest, "auth_context">,
): EventOrigin {
  const { auth_context: known, headers } = request;
  const key = { kind: "key", id: known?.actor_id ?? null, label: "Secret API key" } as const;
  return {
    actor: known?.actor_type === "api-key" ? key : VISITOR,
    address: shownAddress(clientAddress(request)),
    // The server's own, or one that it believes (`own-request-id.ts`).
    requestId: String(headers["x-request-id"] ?? "") || null,
  };
}

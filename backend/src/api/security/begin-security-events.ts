import { isIP } from "node:net";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type EventOrigin, setOrigin, VISITOR } from "../../security-events/event-origin";
import { clientAddress } from "./client-address";

/** What Medusa knows of a request before any guard of ours runs. */
type KnownRequest = MedusaRequest & {
  requestId?: string;
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
  request: Parameters<typeof clientAddress>[0] & Pick<KnownRequest, "auth_context" | "requestId">,
): EventOrigin {
  const { auth_context: known, requestId = null } = request;
  const key = { kind: "key", id: known?.actor_id ?? null, label: "Secret API key" } as const;
  return {
    actor: known?.actor_type === "api-key" ? key : VISITOR,
    address: shownAddress(clientAddress(request)),
    requestId,
  };
}

/** Of IPv6 only the network is told apart. */
const shownAddress = (address: string) => (isIP(address) ? address : `${address}::/64`);

import type { SecurityActor } from "@eldercare/contracts";
import { asValue } from "@medusajs/framework/awilix";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Account } from "../accounts/account";
import { accountLabel } from "./event-labels";

/** Who causes what is recorded, and from where. */
export interface EventOrigin {
  actor: SecurityActor;
  /** The client's IP address; null for what the shop does by itself. */
  address: string | null;
  requestId: string | null;
}

const KEY = "securityEventOrigin";
export const VISITOR: SecurityActor = { kind: "visitor", id: null, label: "Visitor" };
const NOWHERE = { address: null, requestId: null };
/** What the shop does by itself. */
export const SHOP_ITSELF: SecurityActor = { kind: "system", id: null, label: "The shop" };
const SHOP: EventOrigin = { actor: SHOP_ITSELF, ...NOWHERE };
/** Whoever has the machine. */
export const COMMAND_LINE: EventOrigin = {
  actor: { kind: "system", id: null, label: "Command line" },
  ...NOWHERE,
};

/**
 * Says on whose behalf a container's work is done: a request's scope, or a command's container.
 * Whoever writes records by it and need not be told.
 */
export function setOrigin(container: MedusaContainer, origin: EventOrigin): void {
  container.register(KEY, asValue({ ...origin }));
}

/** On whose behalf work is done; jobs and subscribers are the shop itself. */
export function originOf(container: MedusaContainer): EventOrigin {
  return container.resolve<EventOrigin | undefined>(KEY, { allowUnregistered: true }) ?? SHOP;
}

/** Whether it has been said on whose behalf a container's work is done. */
export const hasOrigin = (container: MedusaContainer): boolean => originOf(container) !== SHOP;

/** Names the person of a request, once the sign-in has been looked up. */
export function identify(container: MedusaContainer, actor: SecurityActor): void {
  if (hasOrigin(container)) originOf(container).actor = actor;
}

export function actorOf({ actorType, user }: Account): SecurityActor {
  return {
    kind: actorType === "user" ? "staff" : "customer",
    id: user.id,
    label: accountLabel({ actorType, user }),
  };
}

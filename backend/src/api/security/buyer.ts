import { createHash, createHmac } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { codeUserOfAccount } from "../../accounts/code-user-of-account";
import type { Buyer, OrderOwner } from "../../orders/buyer";
import { readCheckoutSettings } from "../../orders/checkout-settings";
import { codeUserOfGuest } from "../../orders/code-user";
import { guestIdOf } from "../../orders/guest-id";
import { clientAddress } from "./client-address";
import { type Guest, guestOf } from "./guest";
import { sessionOf } from "./session";
import { signInOf } from "./sign-in-of";
import { isAskedByStaff, signedInAccount } from "./signed-in";

/**
 * Who checks out: whoever is signed in, else the guest of this browser where the store lets guests. A
 * {@link Refusal} "signed-out" for everybody else.
 */
export async function buyerOf(request: MedusaRequest): Promise<Buyer> {
  const guest = (await signInOf(request))?.account ? undefined : guestOf(request);
  const isGuest = guest && (await readCheckoutSettings(request.scope)).guestCheckout;
  return isGuest ? guestBuyer(request, guest) : accountBuyer(request);
}

async function accountBuyer(request: MedusaRequest): Promise<Buyer> {
  const account = await signedInAccount(request);
  const { actorType, user } = account;
  return {
    userId: user.id,
    customerId: actorType === "customer" ? user.id : undefined,
    email: user.email,
    codeUser: await codeUserOfAccount(request.scope, account),
    browser: createHash("sha256")
      .update(sessionOf(request)?.id ?? user.id)
      .digest("base64url"),
    address: addressFingerprint(request),
  };
}

function guestBuyer(request: MedusaRequest, guest: Guest): Buyer {
  return {
    userId: guestIdOf(guest.email),
    customerId: undefined,
    email: guest.email,
    codeUser: codeUserOfGuest(guest.email),
    browser: guest.browser,
    address: addressFingerprint(request),
  };
}

/** Whose orders this request may read, beside staff: an account's, or those of a guest's browser. */
export async function orderReaderOf(request: MedusaRequest): Promise<OrderOwner> {
  const account = (await signInOf(request))?.account;
  const guest = account ? undefined : guestOf(request);
  if (guest) return { as: "buyer", userId: guestIdOf(guest.email), browser: guest.browser };
  const { user } = await signedInAccount(request);
  const isStaff = await isAskedByStaff(request, "orders.list");
  return { as: isStaff ? "staff" : "buyer", userId: user.id };
}

/** Of the IP of whoever asks. Made with the shop's secret: without it, trying all addresses finds none. */
export function addressFingerprint(request: MedusaRequest): string {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  return createHmac("sha256", String(http.cookieSecret))
    .update(`buyer ${clientAddress(request)}`)
    .digest("base64url");
}

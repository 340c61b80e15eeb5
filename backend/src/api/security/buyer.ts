import { createHash, createHmac } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Buyer } from "../../orders/buyer";
import { clientAddress } from "./client-address";
import { codeUserOfAccount } from "./code-user";
import { sessionOf } from "./session";
import { signedInAccount } from "./signed-in";

/** Who checks out: a {@link Refusal} "signed-out" for people who are signed out. */
export async function buyerOf(request: MedusaRequest): Promise<Buyer> {
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

/** Made with the shop's secret: without it, trying all addresses finds none. */
function addressFingerprint(request: MedusaRequest): string {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  return createHmac("sha256", String(http.cookieSecret))
    .update(`buyer ${clientAddress(request)}`)
    .digest("base64url");
}

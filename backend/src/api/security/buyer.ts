import { createHash } from "node:crypto";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { Buyer } from "../../orders/buyer";
import { sessionOf } from "./session";
import { signedInAccount } from "./signed-in";

/** Who checks out: a {@link Refusal} "signed-out" for people who are signed out. */
export async function buyerOf(request: MedusaRequest): Promise<Buyer> {
  const { actorType, user } = await signedInAccount(request);
  return {
    userId: user.id,
    customerId: actorType === "customer" ? user.id : undefined,
    email: user.email,
    browser: createHash("sha256")
      .update(sessionOf(request)?.id ?? user.id)
      .digest("base64url"),
  };
}

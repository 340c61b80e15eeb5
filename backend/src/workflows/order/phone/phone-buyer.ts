import type { MedusaContainer } from "@medusajs/framework/types";
import { codeUserOfAccount } from "../../../accounts/code-user-of-account";
import { findAccountByEmail } from "../../../accounts/find-account";
import type { Buyer } from "../../../orders/buyer";
import { codeUserOfGuest } from "../../../orders/code-user";
import { guestIdOf, guestIdWithoutAddress } from "../../../orders/guest-id";

/** For whom staff take an order; no browser and no IP of theirs has part in it. */
export type PhoneBuyer = Pick<Buyer, "userId" | "customerId" | "email" | "codeUser">;

/** The buyer of an order without an address: its codes count for nobody else. */
export function buyerWithoutAddress(orderId: string): PhoneBuyer {
  const id = guestIdWithoutAddress(orderId);
  return {
    userId: id,
    customerId: undefined,
    email: "",
    // Codes that count by address refuse to be tried without one.
    codeUser: { id, email: id, groupIds: [] },
  };
}

/**
 * The buyer with this address: the customer who has verified it, else somebody without an account,
 * who may claim the order later like a guest's. Whoever of the staff has this address buys as a guest.
 */
export async function phoneBuyer(container: MedusaContainer, email: string): Promise<PhoneBuyer> {
  const account = await findAccountByEmail(container, email);
  if (account?.actorType !== "customer" || !account.user.isEmailVerified) {
    const codeUser = codeUserOfGuest(email);
    return { userId: guestIdOf(email), customerId: undefined, email, codeUser };
  }
  const { id } = account.user;
  return {
    userId: id,
    customerId: id,
    email,
    codeUser: await codeUserOfAccount(container, account),
  };
}

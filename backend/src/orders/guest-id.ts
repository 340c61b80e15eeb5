import { createHash } from "node:crypto";

const PREFIX = "guest_";

/**
 * Under which id orders and payments name a guest: the same for the same address, so that what is
 * counted of an account is counted of the address. It opens nothing: that takes the guest's browser.
 */
export function guestIdOf(email: string): string {
  return `${PREFIX}${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;
}

/** The id of whoever gave no address: of each order somebody else, whom no address ever names. */
export const guestIdWithoutAddress = (orderId: string): string => guestIdOf(`order:${orderId}`);

/** Whether an order or payment with this `user_id` is a guest's. */
export function isGuestId(userId: string): boolean {
  return userId.startsWith(PREFIX);
}

/** Whether an account shows the order: neither a guest's, nor of an account that was deleted. */
export function isOfAccount({ user_id: userId }: { user_id: string }): boolean {
  return userId !== "" && !isGuestId(userId);
}

import type { User } from "@eldercare/contracts";

/** Who buys: an account, or a guest, of whom only the address is known. */
export type Shopper = Pick<User, "id" | "email" | "firstName" | "lastName">;

/** What stands for the id of somebody without an account. */
export const GUEST_ID = "guest";

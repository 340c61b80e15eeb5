import type { User } from "@eldercare/contracts";

/** Who buys: an account, or a guest, of whom only the address is known. */
export type Shopper = Pick<User, "id" | "email" | "firstName" | "lastName">;

import type { User } from "@eldercare/contracts";

/** Who can sign in with an address: sign-in data and the person behind it. */
export interface Account {
  authIdentityId: string;
  /** Medusa's words for USER and ADMIN. */
  actorType: "customer" | "user";
  user: User;
}

import type { User } from "@eldercare/contracts";

/** Medusa's way to sign in that the shop uses. */
export const EMAIL_PASSWORD = "emailpass";

/** The kind and provider of the verification that customers need (Medusa's auth module). */
export const EMAIL_VERIFICATION = { entity_type: "email", code_provider: "token" } as const;

/** Who can sign in with an address: sign-in data and the person behind it. */
export interface Account {
  authIdentityId: string;
  /** Medusa's words for USER and ADMIN. */
  actorType: "customer" | "user";
  user: User;
}

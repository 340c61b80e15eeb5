/** Medusa's way to sign in that the shop uses. */
export const EMAIL_PASSWORD = "emailpass";

/** The kind and provider of the verification that customers need (Medusa's auth module). */
export const EMAIL_VERIFICATION = { entity_type: "email", code_provider: "token" } as const;

/** Who is signed in, in the form that Medusa's own guards read as a session's `auth_context`. */
export interface SignedIn {
  /** Empty while a second factor or an invitation is still to come. */
  actor_id: string;
  actor_type: "customer" | "user";
  auth_identity_id: string;
  auth_provider: string;
  mfa_enabled: boolean;
  mfa_challenge_completed_at: string | null;
  app_metadata: Record<string, string>;
  /** What the provider keeps beside the password. */
  user_metadata: Record<string, unknown>;
  /** When it was given out, in seconds since 1970. Medusa's tokens have it, and so have our sessions. */
  iat: number;
}

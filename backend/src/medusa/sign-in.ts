/** Medusa's way to sign in that the shop uses. */
export const EMAIL_PASSWORD = "emailpass";

/** The kind and provider of the verification that customers need (Medusa's auth module). */
export const EMAIL_VERIFICATION = { entity_type: "email", code_provider: "token" } as const;

/** Who is signed in, in the form that Medusa's own guards read as a session's `auth_context`. */
export interface SignedIn {
  actor_id: string;
  actor_type: "customer" | "user";
  auth_identity_id: string;
  auth_provider: string;
  mfa_enabled: boolean;
  mfa_challenge_completed_at: string | null;
  app_metadata: Record<string, string>;
  user_metadata: Record<string, unknown>;
}

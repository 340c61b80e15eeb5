/** What every form of a sign-in asks for, as props of its host's fields (spec §2 Auth). */
export const SIGN_IN_FIELDS = {
  email: { label: "Email address", type: "email", autoComplete: "username" },
  password: { label: "Password", autoComplete: "current-password" },
  /** The second step: people are led to it, and phones write no capitals into it. */
  code: {
    label: "Code of your authenticator app",
    hint: "Six digits. Without your phone: one of your recovery codes.",
    autoComplete: "one-time-code",
    autoCapitalize: "none",
    spellCheck: false,
  },
} as const;

import type { User } from "@eldercare/contracts";

/** A customer who is signed in, for tests. */
export const ADA: User = {
  id: "cus_ada",
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.ca",
  profileImageUrl: null,
  role: "USER",
  createdAt: "2026-01-01T00:00:00.000Z",
  isEmailVerified: true,
};

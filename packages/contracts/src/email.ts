import { z } from "zod";

const MAX_EMAIL_LENGTH = 254;

/** Email addresses compare without case, so they are kept in lower case. */
export const Email = z
  .string({ error: "Invalid email address" })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, "Invalid email address")
  .pipe(z.email("Invalid email address"));

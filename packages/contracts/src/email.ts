import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "./text-limits.js";

/** Email addresses compare without case, so they are kept in lower case. */
export const Email = z
  .string({ error: "Invalid email address" })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, "Invalid email address")
  .pipe(z.email("Invalid email address"));

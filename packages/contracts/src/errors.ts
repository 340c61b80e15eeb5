import { z } from "zod";
import { ChangedMeanwhile } from "./changed-meanwhile.js";

/** What every failing `/api` call answers: a sentence for people, and per field what is wrong with it. */
export const ErrorResponse = z.object({
  message: z.string(),
  /** Stable word for programs, where one call can fail in several ways. */
  code: z.string().optional(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With the code `changed_meanwhile`: what two people changed at once. */
  meanwhile: z.array(ChangedMeanwhile).optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/** The sentence and fields of a failed schema check. */
export function errorResponseOf(error: z.ZodError): ErrorResponse {
  const fields = error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  // Several missing fields may share one sentence; it is said once.
  const sentences = new Set(fields.map((field) => field.message));
  return { message: [...sentences].join(" "), fields };
}

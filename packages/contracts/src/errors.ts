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
  return { message: inSentences(fields.map((field) => field.message)), fields };
}

/** How a sentence may end, also within quotes or brackets. */
const ENDED = /[.?!…][”"’)]*$/;

/**
 * What is said of several things, to be read in one go: a sentence each, with its full stop, and what
 * several of them share once. What is said of one thing stays to the letter.
 */
export function inSentences(texts: readonly string[]): string {
  const said = [...new Set(texts)].filter(Boolean);
  if (said.length < 2) return said.join("");
  return said.map((text) => (ENDED.test(text) ? text : `${text}.`)).join(" ");
}

import { inSentences } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";

/**
 * What is said of a change that failed: the specified sentence, and with it what the server explains
 * of a refusal (4xx), because a person can do something about that (spec §8).
 */
export function failureWords(failure: string, error: unknown): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return inSentences([failure, isRefusal ? error.explanation : ""]);
}

import type * as Schemas from "./answer-schemas";

/** The named schema, fetched when it is called for. */
export function answerSchema<Name extends keyof typeof Schemas>(
  name: Name,
): () => Promise<(typeof Schemas)[Name]> {
  return async () => (await import("./answer-schemas"))[name];
}

import { type CallName, queryNamesOf } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { Refusal } from "../errors/refusal";

/**
 * A name in the query that the call does not know is refused with a {@link Refusal} "invalid" that
 * says it: a filter that is written wrongly would else answer everything, as if it had been heard.
 */
export function refuseUnknownQuery(name: CallName, { query }: Pick<MedusaRequest, "query">): void {
  const known = queryNamesOf(name);
  const unknown = Object.keys(query).find((each) => !known.includes(each));
  if (unknown === undefined) return;
  const sentence =
    known.length > 0
      ? `“${unknown}” cannot be asked here. What can be: ${known.join(", ")}.`
      : `“${unknown}” cannot be asked here: nothing can.`;
  throw Refusal.ofField("invalid", unknown, sentence);
}

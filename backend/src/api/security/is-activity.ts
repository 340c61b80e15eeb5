import { callOf, routedCall } from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";

/** Medusa Admin asks for its notes once a minute, wherever it is open. */
const MEDUSA_NOTES = { method: "GET", path: /^\/admin\/notifications\/?$/ };

/**
 * Whether a request shows that somebody is there. What a page asks by itself does not: a forgotten
 * tab must not keep its session.
 */
export function isActivity(request: Pick<MedusaRequest, "method" | "path">): boolean {
  const isNotes = MEDUSA_NOTES.method === request.method && MEDUSA_NOTES.path.test(request.path);
  const name = routedCall(request);
  return !isNotes && !(name && callOf(name).background);
}

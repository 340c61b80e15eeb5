import { VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import type { Request } from "express";

const PATIENCE_MS = 3000;
/** What the trail of security events has: no call, so Medusa's own rule about origins refuses it. */
const PAGES = "/api/pages";
/** What tells whose form it was, and for whom it came. */
const TOLD = ["origin", "sec-fetch-site", VISITOR_HEADER] as const;

/**
 * Tells Medusa, which keeps the trail, of a form that another website sent: by the head of the same
 * request, which Medusa refuses and counts as it does those that come to it. Waits for nothing.
 */
export function reportForeignForm(medusaUrl: string, request: Request): void {
  const headers = TOLD.flatMap((name) => {
    const value = request.get(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  fetch(`${medusaUrl}${PAGES}`, {
    method: "POST",
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then((answer) => answer.body?.cancel())
    // Medusa is away: the form is refused all the same.
    .catch(() => undefined);
}

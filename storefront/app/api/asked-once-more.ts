import type { Transport } from "@eldercare/contracts/transport";

/**
 * A server that makes way for another ends the connections that wait for their next request, and one may be
 * on its way already. Nobody knows then whether it came: what changes nothing is asked once more, on another
 * connection (RFC 9110, section 9.2.2), all else fails as it is.
 */
export const askedOnceMore =
  (ask: Transport): Transport =>
  (request) =>
    ask(request).catch((error: unknown) => {
      if (request.method !== "GET" || request.signal?.aborted) throw error;
      return ask(request);
    });

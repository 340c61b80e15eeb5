import { isIP } from "node:net";
import { VISITOR_HEADER, visitorHeader } from "@eldercare/contracts/visitor-address";
import type { RequestHandler } from "express";

/**
 * Writes into each request whose it is, with the proof that Medusa asks for, in place of whatever the visitor wrote
 * there: the proxy hands it on, and pages send it with the calls that they make for the visitor.
 */
export function nameVisitor(secret: string | undefined): RequestHandler {
  return (request, _response, next) => {
    delete request.headers[VISITOR_HEADER];
    if (secret) {
      // What proxies claim need not be an address.
      const claimed = request.ip ?? "";
      const address = isIP(claimed) ? claimed : (request.socket.remoteAddress ?? "");
      request.headers[VISITOR_HEADER] = visitorHeader(address, secret);
    }
    next();
  };
}

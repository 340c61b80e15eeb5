import { callOf, routedCall } from "@eldercare/contracts/calls";
import type { ChangeFollower } from "@eldercare/server";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";

/**
 * Staff who have saved something see it on the next page, also when Medusa's notice is still on its way:
 * all that was kept ends before they are told that it is saved.
 */
export function endOnStaffWrite(follower: Pick<ChangeFollower, "end">): RequestHandler {
  return (request, response, next) => {
    const name = request.method === "GET" ? undefined : routedCall(request);
    if (name && callOf(name).access === "staff") {
      onHeaders(response, () => {
        // Anybody may try, and is refused.
        if (response.statusCode < 400) follower.end();
      });
    }
    next();
  };
}

import { nameRequests } from "@eldercare/server";
import { mayNameRequests } from "./client-address";

/**
 * Gives every request its id. Medusa takes it from the header, the trail of security events has it,
 * and the answer, so that a proxy can write it beside its own line.
 */
export const ownRequestId = nameRequests((request) => mayNameRequests(request));

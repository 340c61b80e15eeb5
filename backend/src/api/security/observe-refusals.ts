import { callOf, routedCall } from "@eldercare/contracts/calls";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Request, RequestHandler } from "express";
import { closedDoorOf } from "../../http/closed-door";
import { countSecurityEvent } from "../../security-events/count-security-event";
import { hasOrigin, setOrigin } from "../../security-events/event-origin";
import { originOfRequest } from "./begin-security-events";
import { isActivity } from "./is-activity";

/** The doors of sign-in record by themselves whom they did not let in. */
const MEDUSA_SIGN_IN = /^\/auth\/(user\/emailpass|mfa\/challenges\/[^/]+\/verify)\/?$/;
/** What Medusa Admin asks before anybody has signed in. */
const ASKED_BY_STRANGERS = /^\/admin\/(users\/me|feature-flags)\/?$/;

const TOO_MANY = 429;

export interface RefusalObserver {
  /** Stands before everything else. */
  handler: RequestHandler;
  /** To be called once there is something to record with. */
  begin(container: MedusaContainer): void;
}

/**
 * Records every refusal, whoever made it: 403, 429, 401 where only staff may, and 404 at a closed
 * door of Medusa's. It looks at the answer, so that no guard, ours or Medusa's, can forget to tell.
 */
export function observeRefusals(): RefusalObserver {
  let container: MedusaContainer | undefined;
  return {
    handler(request, response, next) {
      // Express changes the path while it goes through routers.
      const { method, path } = request;
      response.once("finish", () => {
        const { statusCode: status } = response;
        const answered: Answered = { method, path, status, closedDoor: closedDoorOf(response) };
        if (container && isRecorded(answered)) recordRefusal(request, answered, container);
      });
      next();
    },
    begin(given) {
      container = given;
    },
  };
}

interface Answered {
  method: string;
  path: string;
  status: number;
  /** Which of Medusa's folders was tried where nothing is open. */
  closedDoor?: string | undefined;
}

/** Whether an answer is a refusal that the trail holds. */
export function isRecorded(answered: Answered): boolean {
  const { path, status } = answered;
  const name = routedCall(answered);
  if (name === "session.signIn" || MEDUSA_SIGN_IN.test(path)) return false;
  if (status === 403 || status === TOO_MANY || answered.closedDoor) return true;
  if (status !== 401 || !isActivity(answered)) return false;
  if (name) return callOf(name).access === "staff";
  return path.startsWith("/admin/") && !ASKED_BY_STRANGERS.test(path);
}

/** What was asked for, without ids: else everybody could make as many events as there are ids. */
export function askedFor(answered: Answered): string {
  if (answered.closedDoor) return `/${answered.closedDoor} (closed)`;
  const [first = "", second = ""] = answered.path.split("/").filter(Boolean);
  return routedCall(answered) ?? `${answered.method} /${first}/${second}`;
}

function recordRefusal(request: Request, answered: Answered, container: MedusaContainer): void {
  const { scope: own } = request as unknown as { scope?: MedusaContainer };
  const scope = own ?? (container.createScope() as MedusaContainer);
  // Some are refused before the shop has looked, and before Medusa has.
  if (!hasOrigin(scope)) setOrigin(scope, originOfRequest(request as never));
  const call = askedFor(answered);
  countSecurityEvent(scope, {
    kind: answered.status === TOO_MANY ? "access.limited" : "access.refused",
    outcome: "failure",
    subject: { kind: "call", id: call, label: call },
    after: {
      status: answered.status,
      // The first of those that are counted together.
      ...(answered.closedDoor && { method: answered.method, path: answered.path }),
    },
  });
}

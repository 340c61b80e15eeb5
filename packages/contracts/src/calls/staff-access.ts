import type { StaffRole } from "../staff-roles.js";
import type { WaitingWork } from "../waiting-work.js";
import type { CallName } from "./addresses.js";
import { callOf } from "./table.js";

/**
 * Whether somebody of the staff with this role may make a call. The owner may make every one; what
 * an entry does not say is the manager's too, and nobody else's.
 */
export function mayMakeCall(role: StaffRole, name: CallName): boolean {
  const { access, roles = ["manager"] } = callOf(name);
  return access !== "staff" || role === "owner" || roles.includes(role);
}

/** The call behind the list of what waits: who may not make it is told of nothing that waits there. */
const LIST_OF_WORK = {
  toPack: "packing.list",
  toSend: "packing.list",
  // Whoever packs opens the orders, and judges no return.
  openReturns: "returns.change",
  moneyMismatches: "moneyCheck.read",
  openMessages: "contactMessages.list",
  reviewsToJudge: "reviews.listAll",
  failedMails: "failedMails.list",
} as const satisfies Record<keyof WaitingWork, CallName>;

/** What of all that waits is somebody's of this role. */
export function workOfRole(role: StaffRole, work: WaitingWork): WaitingWork {
  const own = { ...work };
  for (const [kind, list] of Object.entries(LIST_OF_WORK)) {
    if (!mayMakeCall(role, list)) own[kind as keyof WaitingWork] = 0;
  }
  return own;
}

import {
  CUSTOMER_SESSION_DAYS,
  STAFF_IDLE_MINUTES,
  STAFF_SESSION_HOURS,
} from "@eldercare/contracts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

type Actor = "customer" | "user";

/** How long a sign-in lasts at most, in milliseconds, however much it is used (spec §9). */
export const lifetimeMs = (actor: Actor): number =>
  actor === "user" ? STAFF_SESSION_HOURS * HOUR_MS : CUSTOMER_SESSION_DAYS * 24 * HOUR_MS;

/** When a sign-in ends; `idle` is null for customers, whom only the days end. */
export interface SignInEnd {
  absolute: Date;
  idle: Date | null;
}

/**
 * When a sign-in ends. `passwordAt` is when the password was given; `activeAt` the last use of the
 * session, undefined before the first.
 */
export function endOfSignIn(
  actor: Actor,
  { passwordAt, activeAt }: { passwordAt: Date; activeAt?: Date | undefined },
): SignInEnd {
  const last = Math.max(passwordAt.getTime(), activeAt?.getTime() ?? 0);
  return {
    absolute: new Date(passwordAt.getTime() + lifetimeMs(actor)),
    idle: actor === "user" ? new Date(last + STAFF_IDLE_MINUTES * MINUTE_MS) : null,
  };
}

/** Whether a sign-in is over at a moment. */
export function isOver({ absolute, idle }: SignInEnd, now: Date): boolean {
  return absolute <= now || (idle !== null && idle <= now);
}

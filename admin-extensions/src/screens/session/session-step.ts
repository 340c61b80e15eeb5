import type { SessionEndResponse } from "@eldercare/contracts";

const MINUTE_MS = 60 * 1000;
/** So long before a sign-in ends people are told. */
export const WARNING_MS = 5 * MINUTE_MS;
/** Somebody who types is reported to the server at most so often. */
export const REPORT_EVERY_MS = 5 * MINUTE_MS;

/** The ends of a sign-in by this browser's clock, in milliseconds since 1970. */
export interface KnownEnd {
  absolute: number;
  idle: number;
}

/** The server's answer by this browser's clock, which may be wrong: only the server's decides. */
export function endByOurClock(answer: SessionEndResponse, nowMs: number): KnownEnd {
  const ahead = nowMs - Date.parse(answer.now);
  const ours = (time: string) => Date.parse(time) + ahead;
  return {
    absolute: ours(answer.endsAt),
    idle: answer.idleEndsAt === null ? Number.POSITIVE_INFINITY : ours(answer.idleEndsAt),
  };
}

/** What is to be shown at a moment, and when to look again. */
export type SessionStep =
  | { show: "nothing"; again: number }
  | { show: "idle" | "absolute"; at: number; again: number };

/**
 * What is to be shown of a sign-in that has not ended. The end that comes first is the one that is
 * told; `isTold` says that somebody has read the one that nothing can move.
 */
export function sessionStep(
  { absolute, idle }: KnownEnd,
  { nowMs, isTold }: { nowMs: number; isTold: boolean },
): SessionStep {
  const first = Math.min(absolute, idle);
  if (first - nowMs > WARNING_MS) return { show: "nothing", again: first - WARNING_MS };
  if (absolute > idle) return { show: "idle", at: idle, again: idle };
  if (isTold) return { show: "nothing", again: absolute };
  return { show: "absolute", at: absolute, again: absolute };
}

import { describe, expect, it } from "vitest";
import { endByOurClock, sessionStep } from "./session-step";

const MINUTE = 60_000;
const now = Date.parse("2026-11-22T12:00:00Z");
const at = (nowMs = now, isTold = false) => ({ nowMs, isTold });

describe("what is shown of a sign-in", () => {
  it("is nothing until five minutes before its end", () => {
    const end = { absolute: now + 600 * MINUTE, idle: now + 60 * MINUTE };
    expect(sessionStep(end, at())).toEqual({ show: "nothing", again: now + 55 * MINUTE });
    expect(sessionStep(end, at(now + 55 * MINUTE))).toMatchObject({ show: "idle", at: end.idle });
  });

  it("is the end that comes first; the one that nothing can move is told once", () => {
    const end = { absolute: now + 4 * MINUTE, idle: now + 30 * MINUTE };
    expect(sessionStep(end, at())).toMatchObject({ show: "absolute", at: end.absolute });
    expect(sessionStep(end, at(now, true))).toEqual({ show: "nothing", again: end.absolute });
  });

  it("goes by the server's clock, however wrong the browser's is", () => {
    const answer = {
      now: "2026-11-22T15:00:00Z",
      endsAt: "2026-11-22T16:00:00Z",
      idleEndsAt: null,
    };
    expect(endByOurClock(answer, now)).toEqual({
      absolute: now + 60 * MINUTE,
      idle: Number.POSITIVE_INFINITY,
    });
  });
});

import { SECOND_FACTOR_SETUP_NEEDED } from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAdminHost } from "../host/admin-host";
import {
  endByOurClock,
  type KnownEnd,
  REPORT_EVERY_MS,
  type SessionStep,
  sessionStep,
} from "./session-step";

type Shown =
  | Exclude<SessionStep, { show: "nothing" }>
  | { show: "over" }
  | { show: "set-up"; sentence: string }
  | null;
type Ask = "session.end" | "session.stay";

/** Browsers fire timers longer than about 24 days at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

/**
 * Follows the end of the sign-in: nothing, a warning, that it is over, or that it is not enough. The server is asked when
 * an end seems near, because another tab may have been used, and told when somebody types or points
 * here. `refusals` counts calls that were refused; `onStranger` is told when a refusal has another
 * reason than an end, or nobody was signed in to begin with.
 */
export function useSessionEnd(refusals: number, onStranger: () => void) {
  const { api, personId } = useAdminHost();
  const [end, setEnd] = useState<KnownEnd | null>(null);
  const [shown, setShown] = useState<Shown>(null);
  const [isTold, setTold] = useState(false);
  const wasIn = useRef(false);
  useEffect(() => {
    if (personId !== null) wasIn.current = true;
  }, [personId]);
  const reportedAt = useRef(Date.now());

  const ask = useCallback(
    async (name: Ask) => {
      try {
        const answer = await api.call(name);
        wasIn.current = true;
        if (name === "session.stay") reportedAt.current = Date.now();
        setEnd(endByOurClock(answer, Date.now()));
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0) return false;
        if (error.code === SECOND_FACTOR_SETUP_NEEDED) {
          setShown({ show: "set-up", sentence: error.sentence });
        } else if (error.status === 401 && wasIn.current) setShown({ show: "over" });
        else if (error.status === 401 || error.status === 403) onStranger();
        return false;
      }
    },
    [api, onStranger],
  );

  useEffect(() => void ask("session.end"), [ask]);

  useEffect(() => {
    if (refusals === 0) return;
    // Still signed in, and refused all the same: the role is another one.
    void ask("session.end").then((isIn) => isIn && onStranger());
  }, [refusals, ask, onStranger]);

  useEffect(() => {
    if (!end) return;
    const step = sessionStep(end, { nowMs: Date.now(), isTold });
    setShown(step.show === "nothing" ? null : step);
    // A moment later, so that the server's clock has passed it too.
    const wait = Math.min(Math.max(step.again - Date.now(), 0) + 1000, LONGEST_TIMER_MS);
    const timer = setTimeout(() => void ask("session.end"), wait);
    return () => clearTimeout(timer);
  }, [end, isTold, ask]);

  const isQuiet = shown === null;
  useEffect(() => {
    const report = () => {
      if (!isQuiet || Date.now() - reportedAt.current < REPORT_EVERY_MS) return;
      reportedAt.current = Date.now();
      void ask("session.stay");
    };
    const events = ["keydown", "pointerdown"] as const;
    for (const event of events) window.addEventListener(event, report);
    return () => {
      for (const event of events) window.removeEventListener(event, report);
    };
  }, [isQuiet, ask]);

  return {
    shown,
    stay: () => ask("session.stay"),
    /** The end that nothing can move has been read. */
    acknowledge: () => setTold(true),
    /** Somebody signed in again. */
    begin: () => {
      setTold(false);
      return ask("session.stay");
    },
  };
}

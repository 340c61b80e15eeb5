import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";

/**
 * Asks again every `everyMs` while the server is at work. An answer that is on its way is waited for:
 * asking anew gives it up, and on a slow line none would ever come.
 */
export function useAskingAgain(
  isWorking: boolean,
  { refetch }: Pick<UseQueryResult, "refetch">,
  everyMs: number,
): void {
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), everyMs);
    return () => clearInterval(timer);
  }, [isWorking, refetch, everyMs]);
}

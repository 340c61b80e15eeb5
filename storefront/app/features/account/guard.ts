import { GUARD_REDIRECT_MS, type User } from "@eldercare/contracts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast } from "~/components/toast";
import { isLeaving } from "./leave-signed-out";
import { SIGN_IN_REASONS, type SignInReason, signInPath } from "./next-path";
import { useCurrentUser } from "./use-current-user";

/**
 * For pages that are not for everybody: the user once known to be allowed, else `null`, with the
 * specified toast and the way to `/auth` after 500 ms (spec §4, §6). Only a courtesy: the server
 * refuses every call that is not allowed.
 */
export function useGuard(reason: SignInReason, role?: User["role"]): User | null {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAllowed = !!user && (role === undefined || user.role === role);
  const isRefused = user !== undefined && !isAllowed;
  useEffect(() => {
    if (!isRefused || isLeaving()) return;
    toast({ ...SIGN_IN_REASONS[reason], tone: "destructive" });
    const timer = setTimeout(
      () => void navigate(signInPath(`${pathname}${search}`, reason), { replace: true }),
      GUARD_REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [isRefused, reason, navigate, pathname, search]);
  return isAllowed ? user : null;
}

import type { User } from "@eldercare/contracts";

/** Why somebody was sent to `/auth`; kept in the address, so that the reason stays readable there. */
export const SIGN_IN_REASONS = {
  checkout: {
    title: "Please Sign In",
    description: "You need to sign in to complete your purchase.",
  },
  order: {
    title: "Please Sign In",
    description: "You need to sign in to see your order.",
  },
  account: {
    title: "Please Sign In",
    description: "You need to sign in to see your account.",
  },
  admin: {
    title: "Unauthorized",
    description: "You need admin privileges to access this page. Redirecting to login...",
  },
} as const;

export type SignInReason = keyof typeof SIGN_IN_REASONS;

/** The address of the sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string, reason: SignInReason): string {
  return `/auth?${new URLSearchParams({ next: path, reason })}`;
}

export function readReason(params: URLSearchParams): SignInReason | null {
  const reason = params.get("reason") ?? "";
  return Object.hasOwn(SIGN_IN_REASONS, reason) ? (reason as SignInReason) : null;
}

/** Whether whoever is signed in was sent here all the same: only somebody else may see the back office. */
export const needsOther = (reason: SignInReason | null, user: User): boolean =>
  reason === "admin" && user.role !== "ADMIN";

/** What of an address leads back to where somebody was stopped: kept on the way through sign-in and mail. */
export const wayBackOf = (params: URLSearchParams) =>
  ["next", "reason"].flatMap((name) => {
    const value = params.get(name);
    return value ? [{ name, value }] : [];
  });

/** The tab that an address of the sign-in page opens: `?tab=register` the second one. */
export const readTab = (params: URLSearchParams): "login" | "register" =>
  params.get("tab") === "register" ? "register" : "login";

/** Where those go who were stopped nowhere. */
export const HOME = "/";

/**
 * Where to go after signing in: a path of this shop from `?next=`, else the home page. An address
 * of another site, in any disguise, would let a link to our sign-in page end up there.
 */
export function readNextPath(params: URLSearchParams): string {
  const next = params.get("next") ?? "";
  if (!next.startsWith("/")) return HOME;
  const base = "http://shop.invalid";
  try {
    const url = new URL(next, base);
    if (url.origin !== base || url.pathname.startsWith("//")) return HOME;
    return url.pathname === "/auth" ? HOME : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return HOME;
  }
}

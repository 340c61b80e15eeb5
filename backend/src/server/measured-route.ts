import { type CallName, routedCall } from "@eldercare/contracts/calls";

/** Medusa's own, by their first folder: what lies below is named by ids. */
const FOLDERS = new Set(["admin", "app", "auth", "hooks", "static", "store"]);

/** The answer that goes on until the storefront leaves; what watchers ask, who are answered 503 while the shop opens. */
const UNMEASURED: ReadonlySet<CallName> = new Set(["service.followChanges", "service.health"]);

/**
 * The name under which a request is measured: its call, or the folder of Medusa's that it asked. Nothing
 * for what says nothing of how shoppers are answered.
 */
export function measuredRoute(asked: { method: string; path: string }): string | undefined {
  const call = routedCall(asked);
  if (call && UNMEASURED.has(call)) return undefined;
  if (call) return call;
  const [first = ""] = asked.path.split("/").filter(Boolean);
  if (first === "api") return "unknown call";
  return FOLDERS.has(first) ? `/${first}` : "other";
}

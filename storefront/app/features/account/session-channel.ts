/** Tells other tabs of this browser that somebody signed in or out. */
const NAME = "eldercare-session";

/**
 * One channel for a page: a channel hears all others of its name, those of its own page too, and
 * the page that signs out is leaving already; it must not begin to guard itself.
 */
let channel: BroadcastChannel | undefined;

function sharedChannel(): BroadcastChannel | undefined {
  if (!("BroadcastChannel" in window)) return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function announceSession(): void {
  sharedChannel()?.postMessage("changed");
}

/** Calls `listener` when another tab announces a change, or this page returns from the back cache. */
export function onSessionChange(listener: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => event.persisted && listener();
  window.addEventListener("pageshow", onPageShow);
  const others = sharedChannel();
  others?.addEventListener("message", listener);
  return () => {
    window.removeEventListener("pageshow", onPageShow);
    others?.removeEventListener("message", listener);
  };
}

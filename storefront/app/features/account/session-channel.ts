/** Tells other tabs of this browser that somebody signed in or out. */
const NAME = "eldercare-session";

export function announceSession(): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `listener` when another tab announces a change, or this page returns from the back cache. */
export function onSessionChange(listener: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => event.persisted && listener();
  window.addEventListener("pageshow", onPageShow);
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(NAME) : undefined;
  channel?.addEventListener("message", listener);
  return () => {
    window.removeEventListener("pageshow", onPageShow);
    channel?.close();
  };
}

import { expect, it, vi } from "vitest";
import { announceSession, onSessionChange } from "./session-channel";

/** Unit tests run beside the compiler; vitest itself waits for one second. */
const PATIENCE_MS = 15_000;

it("tells the other tabs of a change, and not the page that made it", async () => {
  const here = vi.fn();
  const stop = onSessionChange(here);
  const otherTab = new BroadcastChannel("eldercare-session");
  const heard = new Promise((resolve) => otherTab.addEventListener("message", resolve));
  announceSession();
  await heard;
  expect(here).not.toHaveBeenCalled();
  otherTab.postMessage("changed");
  await vi.waitFor(() => expect(here).toHaveBeenCalledTimes(1), PATIENCE_MS);
  stop();
  otherTab.close();
});

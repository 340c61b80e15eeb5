import { type ReactNode, StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { holdBrowserValues, showBrowserValues } from "./components/browser-value";
import { breath, isAwaited } from "./inline-scripts/breath";
import { closeMenus } from "./inline-scripts/close-menus";
import { followDisplay } from "./inline-scripts/display";
import type { HeldPresses } from "./inline-scripts/hold-presses";

/**
 * React Router decodes the page's data in its first render, and throws a promise until it has. A tap
 * or a key in that moment makes React finish hydrating at once, which fails for good (React error
 * 345: nothing above the router shows something else meanwhile). So the data is decoded before React
 * begins: called outside of React, the router gets as far as its promise. Called once more, in a task
 * of its own, it makes its router, 50 ms of a slow phone, and then misses React.
 */
async function makeRouter(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (promise) {
    await promise;
  }
  await breath();
  try {
    HydratedRouter({});
  } catch {}
  await breath();
}

/**
 * Says when the page is alive. Its first effects, after those of all other parts, take over what was
 * typed early; once that shows, presses that were held find it.
 */
function ReplaysPresses({ children }: { children: ReactNode }) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (isTakenOver) {
      void window.heldPresses?.replay();
      return;
    }
    const takeOver = () => {
      showBrowserValues();
      setTakenOver(true);
    };
    if (isAwaited()) takeOver();
    else setTimeout(takeOver);
  }, [isTakenOver]);
  return children;
}

/** What was sent early is in the cart's cookies before anything reads them; presses from here on wait. */
async function endEarlyActs(presses: HeldPresses | undefined): Promise<void> {
  if (!presses) return;
  presses.onHeld = undefined;
  await presses.sending;
}

/** In slices, so that a slow phone can scroll meanwhile; in one go where a press waits for it. */
const paced = (start: () => void) => (isAwaited() ? start() : startTransition(start));

async function hydrate(): Promise<void> {
  await makeRouter();
  await endEarlyActs(window.heldPresses);
  holdBrowserValues();
  paced(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ReplaysPresses>
          {/* A transition is drawn in slices of 5 ms: on a slow phone each page came twice as late. */}
          <HydratedRouter useTransitions={false} />
        </ReplaysPresses>
      </StrictMode>,
    );
  });
}

// Pages of a development server have no scripts of their own in them.
if (import.meta.env.DEV) {
  void import("@eldercare/brand/plain-zero.css");
  document.documentElement.dataset.display = localStorage.display;
  followDisplay();
  closeMenus();
}
void hydrate();

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * React Router decodes the page's data in its first render, and throws a promise until it has. A tap
 * or a key in that moment makes React finish hydrating at once, which fails for good (React error
 * 345: nothing above the router shows something else meanwhile). So the data is decoded before React
 * begins: called outside of React, the router gets as far as its promise.
 */
async function decodePageData(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (promise) {
    await promise;
  }
}

async function hydrate(): Promise<void> {
  await decodePageData();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void hydrate();

import { useSyncExternalStore } from "react";

/*
 * What pages show that only the browser knows: who is signed in, the cart, and that scripts are there. A page comes
 * alive as the server drew it, and all of this shows after that, at once and in a task of its own. Each part by
 * itself, React would draw it anew in the task of the first effects: 25 ms on a quick computer.
 */

let isHeldBack = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isShown = () => !isHeldBack;
const onServer = () => false;

/** Before a page of the server comes alive: until {@link showBrowserValues} it stays as it is. */
export function holdBrowserValues(): void {
  isHeldBack = true;
}

/** The page is alive: what the browser knows is shown. */
export function showBrowserValues(): void {
  isHeldBack = false;
  for (const listener of [...listeners]) listener();
}

/** Whether the scripts have taken over: false on the server, and until the page is alive. */
export const useScripts = (): boolean => useSyncExternalStore(subscribe, isShown, onServer);

/**
 * What `read` reads, which `follow` tells the changes of; `atFirst` on the server, and until the page is alive.
 * As with React's `useSyncExternalStore`, what they give stays the same object until it changes.
 */
export function useBrowserValue<Value>(
  follow: (onChange: () => void) => () => void,
  read: () => Value,
  atFirst: () => Value,
): Value {
  // Draws this part anew once the page is alive.
  useScripts();
  return useSyncExternalStore(follow, () => (isHeldBack ? atFirst() : read()), atFirst);
}

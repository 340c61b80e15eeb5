import type { Notice } from "~/api/notice-cookie";

/** Toasts: one at a time; a new one takes the place of the one that shows (spec §9). */

/** `link` is a way on from what was done, to a page of the shop. */
export type ToastMessage = Notice & { link?: { path: string; label: string } };

/** `pressed` is what was pressed for it. */
export type ShownToast = ToastMessage & { id: number; pressed?: Element | undefined };

const listeners = new Set<() => void>();
let shown: ShownToast | null = null;
let lastId = 0;

/**
 * Shows a toast, or ends the one that shows; callable from anywhere in the browser. In a list `pressed` says what was pressed for
 * it: where no place is free the toast lies over that product rather than over another one.
 */
export function toast(message: ToastMessage | null, pressed?: Element): void {
  lastId += 1;
  shown = message && { ...message, id: lastId, pressed };
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): ShownToast | null => shown;

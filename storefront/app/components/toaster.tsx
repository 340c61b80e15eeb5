import { Theme } from "@radix-ui/themes";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { keepCookie } from "~/api/cookie";
import { readNotice, SHOWN_NOTICE } from "~/api/notice-cookie";
import { currentToast, subscribeToToasts, toast } from "./toast";

const ToastViewport = lazy(() => import("./toast-viewport"));

/** What came of a form that was sent before the scripts were there, if no page has said it. */
function showNotice(): void {
  const notice = readNotice(document.cookie);
  if (!notice) return;
  keepCookie(SHOWN_NOTICE);
  toast(notice);
}

/**
 * Shows toasts; what draws them is loaded with the first one. Outside the page's own layers, so
 * that they are seen above an open cart panel or dialog too.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  useEffect(showNotice, []);
  if (!message) return null;
  return createPortal(
    // Dialogs hide from screen readers what lies outside of them, live regions aside; this one speaks
    // through the toasts' own regions.
    <Theme hasBackground={false} aria-live="off">
      <Suspense fallback={null}>
        <ToastViewport message={message} />
      </Suspense>
    </Theme>,
    document.body,
  );
}

import { Theme } from "@radix-ui/themes";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentToast, subscribeToToasts } from "./toast";

const ToastViewport = lazy(() => import("./toast-viewport"));

/**
 * Shows toasts; what draws them is loaded with the first one. Outside the page's own layers, so
 * that they are seen above an open cart panel or dialog too.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
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

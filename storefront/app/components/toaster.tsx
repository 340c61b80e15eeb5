import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "./toast";

const ToastViewport = lazy(() => import("./toast-viewport"));

/** Shows toasts; what draws them is loaded with the first one. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  if (!message) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport message={message} />
    </Suspense>
  );
}

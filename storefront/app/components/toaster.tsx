import { TOAST_DURATION_MS } from "@eldercare/contracts";
import { Theme } from "@radix-ui/themes";
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { keepCookie } from "~/api/cookie";
import { readNotice, SHOWN_NOTICE } from "~/api/notice-cookie";
import { currentToast, type ShownToast, subscribeToToasts, toast } from "./toast";

type Viewport = typeof import("./toast-viewport");
let asked: Promise<Viewport> | undefined;

/** Asked for once: what failed would come again without its styles, which Vite counts as loaded. */
const loadViewport = () => {
  asked ??= import("./toast-viewport");
  return asked;
};

/** What came of a form that was sent before the scripts were there, if no page has said it. */
function showNotice(): void {
  const notice = readNotice(document.cookie);
  if (!notice) return;
  keepCookie(SHOWN_NOTICE);
  toast(notice);
}

/**
 * Shows toasts; what draws them is loaded with the first one; where it could not be (offline) they
 * are plain words. Outside the page's own layers, so that they are seen above an open cart panel or
 * dialog too.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const [Viewport, setViewport] = useState<Viewport["default"]>();
  const [isAway, setAway] = useState(false);
  useEffect(showNotice, []);
  useEffect(() => {
    if (!message || Viewport) return;
    loadViewport().then(
      ({ default: loaded }) => setViewport(() => loaded),
      () => setAway(true),
    );
  }, [message, Viewport]);
  if (!message) return null;
  return createPortal(
    // Dialogs hide from screen readers what lies outside of them, live regions aside; this one speaks
    // through the toasts' own regions.
    <Theme hasBackground={false} aria-live="off">
      {Viewport ? (
        <Viewport message={message} />
      ) : (
        isAway && <PlainToast key={message.id} message={message} />
      )}
    </Theme>,
    document.body,
  );
}

const PLAIN: CSSProperties = {
  position: "fixed",
  zIndex: 50,
  insetInline: 0,
  bottom: 0,
  padding: "1rem 1.5rem",
  background: "var(--spruce)",
  color: "var(--paper)",
};

/** The words of a toast without the code that draws it. */
function PlainToast({ message: { title, description, link } }: { message: ShownToast }) {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(true), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
  return isClosed ? null : (
    <p role="status" style={PLAIN}>
      <strong>{title}</strong> {description} {link && <a href={link.path}>{link.label}</a>}
    </p>
  );
}

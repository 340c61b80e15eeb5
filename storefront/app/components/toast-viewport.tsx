import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from "@eldercare/contracts";
import { IconButton } from "@eldercare/ui/button";
import * as Toast from "@radix-ui/react-toast";
import { type CSSProperties, useRef, useState } from "react";
import { Link } from "react-router";
import { Unbroken } from "~/components/unbroken";
import { CheckIcon, CloseIcon } from "./icons";
import type { ShownToast } from "./toast";
import styles from "./toast-viewport.module.css";
import { useToastPlace } from "./use-toast-place";

/**
 * The one visible toast: 5 s (the clock stops while it is hovered or focused), swipe to the right,
 * close button, F8 to get there by keyboard. It lies where it covers nothing that is pressed next.
 */
export default function ToastViewport({ message }: { message: ShownToast }) {
  const [closedId, setClosedId] = useState(0);
  const viewport = useRef<HTMLOListElement>(null);
  const place = useToastPlace(viewport, message);
  const isProblem = message.tone === "destructive";
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      label="Notification"
    >
      <Toast.Root
        key={message.id}
        open={closedId !== message.id}
        onOpenChange={(isOpen) => !isOpen && setClosedId(message.id)}
        className={styles.toast}
        data-tone={message.tone ?? "default"}
      >
        {!isProblem && <CheckIcon className={styles.mark} />}
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{message.title}</Toast.Title>
          {message.description && (
            <Toast.Description className={styles.description}>
              <Unbroken text={message.description} />
            </Toast.Description>
          )}
          {message.link && (
            <Toast.Action asChild altText={message.link.label}>
              <Link to={message.link.path} className={styles.link}>
                {message.link.label}
              </Link>
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton aria-label="Close notification" className={styles.close}>
            <CloseIcon />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        data-edge={place.edge}
        data-side={place.side}
        style={{ "--lift": `${place.offset}px` } as CSSProperties}
        hotkey={[TOAST_HOTKEY]}
        label="Notifications ({hotkey})"
        className={styles.viewport}
        data-toast-viewport=""
      />
    </Toast.Provider>
  );
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The menu behind a button of a header: open or not, closed by any navigation and by Escape. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu.
  useEffect(() => setOpen(false), [key]);

  return {
    isOpen,
    /** What the menu's own element needs. */
    menu: {
      id,
      "data-open": isOpen || undefined,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    button: {
      ref: button,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen(!isOpen),
    },
  } as const;
}

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useScripts } from "./browser-value";

/**
 * The menu behind a button of a header: open or not, closed by any navigation and by Escape. Until
 * the scripts are there the button is a link to it, and the menu is open while it is the target.
 */
export function useMenu(id: string) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const hasScripts = useScripts();
  const button = useRef<HTMLAnchorElement>(null);
  const shownAt = useRef(key);

  useEffect(() => {
    if (window.location.hash === `#${id}`) setOpen(true);
  }, [id]);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    // Any navigation closes the menu.
    setOpen(false);
  }, [key]);

  return {
    isOpen,
    /** What the menu's own element needs. */
    menu: {
      id,
      "data-open": isOpen || undefined,
      "data-scripts": hasScripts || undefined,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
    },
    button: {
      ref: button,
      href: `#${id}`,
      "aria-expanded": hasScripts ? isOpen : undefined,
      "aria-controls": id,
      onPress: () => setOpen(!isOpen),
    },
  } as const;
}

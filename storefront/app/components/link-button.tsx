import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useScripts } from "./browser-value";

export type LinkButtonProps = Omit<ComponentPropsWithoutRef<"a">, "onClick" | "role"> & {
  /** Where it leads until the scripts are there. */
  href: string;
  /** What it does from then on. */
  onPress: () => void;
};

/** A link until the scripts are there, then a button: the same element, for whoever taps early. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { href, onPress, onKeyDown, ...link },
  ref,
) {
  const role = useScripts() ? "button" : undefined;

  function onClick(event: MouseEvent) {
    // A new tab or window is the link's, as with any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  }
  /** Buttons are pressed by the space bar too. */
  function onKey(event: KeyboardEvent<HTMLAnchorElement>) {
    onKeyDown?.(event);
    if (event.key !== " ") return;
    event.preventDefault();
    onPress();
  }

  return <a {...link} ref={ref} href={href} role={role} onClick={onClick} onKeyDown={onKey} />;
});

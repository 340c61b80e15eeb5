import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** An ordinary press: no other button, no wish for a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/**
 * For an element whose inside is HTML from the server: links to pages of the shop are followed
 * without loading the page anew, as everywhere else.
 */
export function useInnerLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isPlain(event)) return;
    const href = link.getAttribute("href") ?? "";
    // One slash: a path of this shop. Files and other hosts are the browser's.
    if (!/^\/(?!\/|static\/|api\/)/.test(href)) return;
    event.preventDefault();
    navigate(href);
  };
}

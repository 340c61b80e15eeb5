import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** So long nothing is typed before suggestions are asked for. */
const PAUSE_MS = 120;

export type TypedSearch = {
  /** What stands in the field, trimmed. */
  text: string;
  /** Whether suggestions may be shown: they are not, once they were closed or the field is left. */
  isOpen: boolean;
  close: () => void;
};

/**
 * What is being typed into a search field. Letters that were there before this was alive count, unless
 * they are the search that the page shows. The list opens on typing and by the arrow down; it closes
 * on Escape, on leaving the field, on sending its form and on another page.
 */
export function useTypedSearch(field: HTMLInputElement): TypedSearch {
  const { pathname, search } = useLocation();
  const [text, setText] = useState(() => {
    const isSearchOfPage = field.value === (new URLSearchParams(search).get("search") ?? "");
    return isSearchOfPage ? "" : field.value.trim();
  });
  const [isOpen, setOpen] = useState(() => document.activeElement === field);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      setText(field.value.trim());
      setOpen(true);
    };
    const close = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(take, PAUSE_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isShown = field.getAttribute("aria-expanded") === "true";
      if (event.key === "ArrowDown" && !isShown) take();
      if (event.key !== "Escape" || !isShown) return;
      // Browsers empty a search field on Escape: that is for the next one.
      event.preventDefault();
      close();
    };
    const form = field.form;
    field.addEventListener("input", onInput);
    field.addEventListener("keydown", onKeyDown);
    field.addEventListener("blur", close);
    form?.addEventListener("submit", close);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("input", onInput);
      field.removeEventListener("keydown", onKeyDown);
      field.removeEventListener("blur", close);
      form?.removeEventListener("submit", close);
    };
  }, [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it reacts to.
  useEffect(() => () => setOpen(false), [pathname, search]);

  const close = useCallback(() => setOpen(false), []);
  return { text, isOpen, close };
}

import { useEffect, useRef } from "react";

/** After paging the focus goes to the list's start; the first view leaves it alone. */
export function useFocusOnPaging(page: number) {
  const start = useRef<HTMLParagraphElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: "start" });
  }, [page]);
  return start;
}

import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./data-table.module.css";

type TableFrameProps = { isBusy: boolean; children: ReactNode };

/**
 * Around a list's table. One that fits keeps its head in sight while the page scrolls; a wider one is
 * scrolled sideways, which a head that stays cannot be: nothing of it may be out of reach.
 */
export function TableFrame({ isBusy, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector("table");
    if (!element || !table) return;
    // The frame's width follows the window, the table's also what its rows say.
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= element.clientWidth));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame} data-fits={fits} aria-busy={isBusy}>
      {children}
    </div>
  );
}

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { afterFrame } from "~/components/after-frame";
import { ListingToolbar, type ListingToolbarProps } from "./listing-toolbar";
import styles from "./product-listing.module.css";

const PANEL_ID = "filters";

/** Fetched once the page is alive, where it may be needed. */
const loadFilterSheet = () => import("./filter-sheet");
const FilterSheet = lazy(loadFilterSheet);

/** Below this there is no room beside the products: the panel is closed, and opens over them. */
const NARROW = "(max-width: 56rem)";
const isNarrow = () => window.matchMedia(NARROW).matches;

/**
 * The filter panel is open (spec §4) where it has its own column. What the server renders is
 * open; the style hides it on narrow screens until this has settled.
 */
function useFilterPanel() {
  const [place, setPlace] = useState<"page" | "sheet" | "closed">("page");
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // Who opened it before the scripts came did so by the link to it.
    const isAsked = window.location.hash === `#${PANEL_ID}`;
    if (isNarrow() && !isAsked) setPlace("closed");
    setSettled(true);
    if (isNarrow()) return afterFrame(() => void loadFilterSheet().catch(() => undefined));
  }, []);
  const close = () => setPlace("closed");
  const openInPage = () => setPlace("page");
  function open() {
    // Where the sheet cannot be had, the filters open in the page.
    if (isNarrow()) loadFilterSheet().then(() => setPlace("sheet"), openInPage);
    else openInPage();
  }
  return { place, isSettled, close, toggle: place === "closed" ? open : close };
}

export type ListingFrameProps = Pick<ListingToolbarProps, "filters" | "onChange" | "chosen"> & {
  panel: ReactNode;
  /** How many products there are, where it is known. */
  total: number | undefined;
  /** The products. */
  children: ReactNode;
};

/**
 * Toolbar, filters and products, and where the filters stand. They are handed in ready: whoever opens
 * the filters, and a page that settles them while it comes alive, draws no product anew.
 */
export function ListingFrame({ panel, total, children, ...toolbar }: ListingFrameProps) {
  const { place, isSettled, close, toggle } = useFilterPanel();
  const results = useRef<HTMLDivElement>(null);

  function showResults() {
    results.current?.focus();
    results.current?.scrollIntoView({ block: "start" });
  }

  return (
    <>
      <ListingToolbar
        {...toolbar}
        panelId={PANEL_ID}
        isPanelOpen={place !== "closed"}
        onTogglePanel={toggle}
      />
      <div className={styles.columns} data-panel={place === "page" ? "open" : "closed"}>
        {place === "sheet" ? (
          <Suspense fallback={null}>
            <FilterSheet id={PANEL_ID} total={total} onClose={close} onShow={showResults}>
              {panel}
            </FilterSheet>
          </Suspense>
        ) : (
          <section
            id={PANEL_ID}
            className={styles.panel}
            aria-label="Filters"
            hidden={place === "closed"}
            data-settled={isSettled || undefined}
          >
            {panel}
          </section>
        )}
        <div ref={results} tabIndex={-1} className={styles.results}>
          {children}
        </div>
      </div>
    </>
  );
}

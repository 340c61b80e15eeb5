import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import styles from "./filter-panel.module.css";
import type { PriceSliderProps } from "./price-slider";

const WithoutSlider = () => null;

/** Without its code (offline) the boxes beside it still set the price. */
const PriceSlider = lazy<ComponentType<PriceSliderProps>>(() =>
  import("./price-slider").catch(() => ({ default: WithoutSlider })),
);

/**
 * The price slider's place. Its code comes when the place is seen, which on a phone is when the
 * filters are opened: without scripts it could not be moved, so the server does not draw it.
 */
export function PriceSliderSlot(props: PriceSliderProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.sliderPlace}>
      {isSeen && (
        <Suspense fallback={null}>
          <PriceSlider {...props} />
        </Suspense>
      )}
    </div>
  );
}

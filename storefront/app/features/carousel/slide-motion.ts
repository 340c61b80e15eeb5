import EmblaCarousel from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import type { SlideSteps } from "./slide-jumps";

export type SlideMotion = SlideSteps & {
  play: () => void;
  stop: () => void;
  destroy: () => void;
};

export type SlideMotionOptions = {
  /**
   * Milliseconds until the next slide. Handed over rather than imported: this file must not depend
   * on the shell's, or the browser loads the shell's styles again with it, after the page's own.
   */
  interval: number;
  /** Slides change without gliding, and never by themselves. */
  isStill: boolean;
  onSelect: (place: number) => void;
  /** A swipe: somebody uses the carousel. */
  onSwipe: () => void;
};

/** Makes a row of slides move: swipes, gliding, a new slide every 5 s. Loaded after the first paint. */
export function startSlideMotion(viewport: HTMLElement, options: SlideMotionOptions): SlideMotion {
  const { interval, isStill, onSelect, onSwipe } = options;
  const autoplay = Autoplay({
    delay: interval,
    playOnInit: false,
    stopOnInteraction: true,
    // What stops it and for how long is the carousel's own rule.
    stopOnFocusIn: false,
    stopOnMouseEnter: false,
  });
  // Before this the slides were scrolled, if at all, as any box is (slide-jumps.ts).
  const startIndex = Math.round(viewport.scrollLeft / (viewport.clientWidth || 1));
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(
    viewport,
    { loop: true, startIndex, duration: isStill ? 0 : 28, watchFocus: false },
    [autoplay],
  );
  if (startIndex > 0) onSelect(startIndex);
  embla.on("select", () => onSelect(embla.selectedScrollSnap()));
  embla.on("pointerDown", onSwipe);
  return {
    goTo: (place) => embla.scrollTo(place, isStill),
    next: () => embla.scrollNext(isStill),
    previous: () => embla.scrollPrev(isStill),
    play: () => autoplay.play(),
    stop: () => autoplay.stop(),
    destroy: () => embla.destroy(),
  };
}

import { CAROUSEL_INTERVAL_MS } from "@eldercare/contracts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useScripts } from "~/components/browser-value";
import { wantsStillness } from "~/components/wants-stillness";
import { wrapped } from "./shown-slides";

/** Runs once the page is drawn and idle, so that moving slides cost the first view nothing. */
function afterFirstView(run: () => void): () => void {
  let idle: number | undefined;
  const whenIdle = () => {
    if ("requestIdleCallback" in window) idle = window.requestIdleCallback(run, { timeout: 2000 });
    else run();
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
  return () => {
    window.removeEventListener("load", whenIdle);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

/** As long as a box is still before it counts as having stopped: the next glide may begin where one ends. */
const STILL_MS = 150;

/** Runs whenever a box that was scrolled, by whomever, has stopped. */
function onScrollEnd(box: HTMLElement, run: () => void): () => void {
  let still: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => clearTimeout(still);
  const wait = () => {
    stopWaiting();
    still = setTimeout(run, STILL_MS);
  };
  // A busy phone draws less often than that: where the browser says when it has stopped, it is believed.
  const saysSo = "onscrollend" in window;
  box.addEventListener("scroll", saysSo ? stopWaiting : wait);
  box.addEventListener("scrollend", wait);
  return () => {
    stopWaiting();
    box.removeEventListener("scroll", saysSo ? stopWaiting : wait);
    box.removeEventListener("scrollend", wait);
  };
}

/** Which slide a box that is scrolled by whole slides shows. */
const placeIn = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / (clientWidth || 1));

/** Gives whether it is on its way there. */
function scrollToPlace(box: HTMLElement, place: number, glides: boolean): boolean {
  const left = place * box.clientWidth;
  box.scrollTo({ left, behavior: glides ? "smooth" : "instant" });
  return box.scrollLeft !== left;
}

/**
 * `held`: stopped because the mouse or the focus came in; the button still offers 'Pause', so that
 * nobody who aims at it starts the slides again by mistake. They go on when the mouse leaves; whoever
 * came by the keyboard starts them again (APG carousel pattern).
 */
type Mode = "playing" | "held" | "paused";

/**
 * Which slide shows and whether they change by themselves. They do from the start, unless the
 * visitor wants less motion; any use or focus stops them until 'Play', the mouse while it is over
 * them (WCAG 2.2.2). Swiping is the browser's own scrolling, with and before the scripts: what it has
 * come to is taken over.
 */
export function useSlideMotion(viewport: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0);
  const [mode, setMode] = useState<Mode>(count > 1 ? "playing" : "paused");
  const [isReady, setReady] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const isAlive = useScripts();
  const shown = useRef(0);
  shown.current = selected;
  /** Whether what is under way was begun by {@link show}, with no finger on it since. */
  const isGliding = useRef(false);

  const show = useCallback(
    (place: number) => {
      const box = viewport.current;
      const next = wrapped(place, count);
      // Around an end all others would rush by.
      const glides = Math.abs(next - shown.current) === 1 && !wantsStillness();
      setReady(true);
      setSelected(next);
      shown.current = next;
      if (box) isGliding.current = scrollToPlace(box, next, glides);
    },
    [viewport, count],
  );

  const takeOver = useCallback(() => {
    const box = viewport.current;
    const wasGliding = isGliding.current;
    isGliding.current = false;
    if (!box || placeIn(box) === shown.current) return;
    // It was held up on its way, as on a slow phone where one arrow follows the other.
    if (wasGliding) {
      scrollToPlace(box, shown.current, false);
      return;
    }
    const place = placeIn(box);
    // Somebody has swiped.
    setReady(true);
    setMode("paused");
    setSelected(place);
  }, [viewport]);

  useEffect(() => {
    if (count < 2) return;
    const holdStill = () => {
      if (wantsStillness()) setMode("paused");
    };
    holdStill();
    document.addEventListener("change", holdStill);
    const cancel = afterFirstView(() => setReady(true));
    const stopListening = viewport.current && onScrollEnd(viewport.current, takeOver);
    return () => {
      cancel();
      stopListening?.();
      document.removeEventListener("change", holdStill);
    };
  }, [count, viewport, takeOver]);

  // What was swiped to before the scripts came; an arrow that was pressed then is pressed once more.
  useEffect(() => {
    if (!isAlive || hasMoved) return;
    const soon = setTimeout(() => {
      if (!window.heldPresses?.held[0]) takeOver();
    }, STILL_MS);
    return () => clearTimeout(soon);
  }, [isAlive, hasMoved, takeOver]);

  useEffect(() => {
    if (!isReady || mode !== "playing") return;
    const goOn = setInterval(() => {
      if (!document.hidden) show(selected + 1);
    }, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(goOn);
  }, [isReady, mode, selected, show]);

  return {
    selected,
    isReady,
    /** Whether somebody has chosen a slide, by a dot or an arrow. */
    hasMoved,
    isPlaying: mode === "playing",
    /** What the button offers: 'Pause' also while the slides are only held. */
    canPause: mode !== "paused",
    toggle: () => setMode(mode === "paused" ? "playing" : "paused"),
    /** The mouse or the focus is there. */
    hold: () => setMode((now) => (now === "playing" ? "held" : now)),
    /** The mouse has left. */
    goOn: () => setMode((now) => (now === "held" ? "playing" : now)),
    /** The focus has left. */
    pauseHeld: () => setMode((now) => (now === "held" ? "paused" : now)),
    /** A finger is on the slides. */
    touch: () => {
      isGliding.current = false;
      setReady(true);
      setMode("paused");
    },
    /** Somebody chooses a slide, by a dot or an arrow, around both ends. */
    move: (place: number) => {
      setMoved(true);
      setMode("paused");
      show(place);
    },
  };
}

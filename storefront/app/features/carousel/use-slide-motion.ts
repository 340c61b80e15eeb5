import { CAROUSEL_INTERVAL_MS } from "@eldercare/contracts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { wantsStillness } from "~/components/wants-stillness";
import { type SlideSteps, slideJumps } from "./slide-jumps";
import type { SlideMotion } from "./slide-motion";

const loadMotion = () => import("./slide-motion");

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

/**
 * `held`: stopped because the mouse or the focus came in; the button still offers 'Pause', so that
 * nobody who aims at it starts the slides again by mistake. They go on when the mouse leaves; whoever
 * came by the keyboard starts them again (APG carousel pattern).
 */
type Mode = "playing" | "held" | "paused";

/**
 * Which slide shows and whether they change by themselves. They do from the start, unless the
 * visitor wants less motion; any use or focus stops them until 'Play', the mouse while it is over
 * them (WCAG 2.2.2).
 */
export function useSlideMotion(viewport: RefObject<HTMLElement | null>, count: number) {
  const [selected, setSelected] = useState(0);
  const [mode, setMode] = useState<Mode>(count > 1 ? "playing" : "paused");
  const [isReady, setReady] = useState(false);
  const motion = useRef<Promise<SlideMotion> | undefined>(undefined);
  const steps = useRef<SlideSteps | undefined>(undefined);

  const load = useCallback(async (): Promise<SlideMotion | undefined> => {
    motion.current ??= loadMotion().then(({ startSlideMotion }) => {
      if (!viewport.current) throw new Error("The carousel is gone");
      setReady(true);
      const started = startSlideMotion(viewport.current, {
        interval: CAROUSEL_INTERVAL_MS,
        isStill: wantsStillness(),
        onSelect: setSelected,
        onSwipe: () => setMode("paused"),
      });
      steps.current = started;
      return started;
    });
    // Without its code (offline, page left meanwhile) the slides go on to jump.
    return motion.current.catch(() => undefined);
  }, [viewport]);

  useEffect(() => {
    if (count < 2) return;
    const holdStill = () => {
      if (wantsStillness()) setMode("paused");
    };
    holdStill();
    document.addEventListener("change", holdStill);
    const cancel = afterFirstView(() => void load());
    return () => {
      cancel();
      document.removeEventListener("change", holdStill);
      void motion.current?.then((started) => started.destroy()).catch(() => undefined);
      motion.current = undefined;
      steps.current = undefined;
    };
  }, [count, load]);

  useEffect(() => {
    if (!isReady) return;
    void load().then((started) => (mode === "playing" ? started?.play() : started?.stop()));
  }, [isReady, load, mode]);

  /** Moves at once: the slides jump until what makes them glide is there, and begin to glide where they are. */
  const move = useCallback(
    (how: (steps: SlideSteps) => void) => {
      setMode("paused");
      setReady(true);
      if (!viewport.current) return;
      how(steps.current ?? slideJumps(viewport.current, { selected, count }, setSelected));
    },
    [viewport, selected, count],
  );

  return {
    selected,
    isReady,
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
    move,
  };
}

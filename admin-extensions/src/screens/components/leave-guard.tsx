import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "./confirm-dialog";

/** What becomes of what is typed when its screen is left: kept as a draft, or lost. */
type Leaving = "kept" | "lost";
type Register = (form: string, unsaved: Leaving | null) => void;
const LeaveGuardContext = createContext<Register | null>(null);

/** Where both hosts let people sign in: whoever is led there cannot stay. */
const SIGN_IN = ["/auth", "/login"];

/**
 * Asks before somebody leaves the screen, by a link, by Back or by closing the tab, while a form in it
 * has changes. A router knows one such guard at a time, so all forms of a screen share it.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Leaving>>(new Map());
  const register = useCallback<Register>((form, leaving) => {
    setUnsaved((before) => {
      if ((before.get(form) ?? null) === leaving) return before;
      const others = [...before].filter(([other]) => other !== form);
      return new Map(leaving ? [...others, [form, leaving]] : others);
    });
  }, []);
  return (
    <LeaveGuardContext.Provider value={register}>
      {children}
      {unsaved.size > 0 && <LeaveQuestion isLost={[...unsaved.values()].includes("lost")} />}
    </LeaveGuardContext.Provider>
  );
}

/** Tells the screen whether a form in it has changes that are not saved, and whether a draft has them. */
export function useUnsaved(isUnsaved: boolean, leaving: Leaving = "kept"): void {
  const register = useContext(LeaveGuardContext);
  const form = useId();
  useEffect(() => {
    register?.(form, isUnsaved ? leaving : null);
    return () => register?.(form, null);
  }, [register, form, isUnsaved, leaving]);
}

/** The guard itself, for as long as something is not saved. */
export function LeaveQuestion({ isLost = false }: { isLost?: boolean }) {
  // A dialog that closes itself, or a list that is filtered, stays on the page and goes on in place.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !SIGN_IN.includes(nextLocation.pathname) &&
      (historyAction === "POP" || nextLocation.pathname !== currentLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      question={
        blocker.state !== "blocked"
          ? null
          : isLost
            ? "What you typed and did not save will be lost."
            : "What you typed is kept in this browser, and offered to you when you open this form again."
      }
      action="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

import {
  CHANGED_MEANWHILE,
  type ChangedMeanwhile,
  type MadeChoice,
  withChoices,
} from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { useRef, useState } from "react";

/** Whether a save was refused because somebody else has changed the same: the form asks then, no toast. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === CHANGED_MEANWHILE;

/** What is sent of a form: the changes, with what the form began with of what they change (decision 094). */
export function withExpected<Changes extends object, Begun extends object>(
  changes: Changes,
  begun: Begun,
): Changes & { expected: Partial<Begun> } {
  const sent = Object.entries(begun).filter(([name]) => name in changes);
  return { ...changes, expected: Object.fromEntries(sent) as Partial<Begun> };
}

/** What a form asks when somebody else has changed the same. */
export type MeanwhileQuestion = {
  things: readonly ChangedMeanwhile[];
  onChosen: (choices: readonly MadeChoice[]) => void;
  onCancel: () => void;
};

/**
 * Saves a record that others may change at the same time. `ask` takes the error of a save and answers
 * whether it asks because of it; what is chosen is sent again.
 */
export function useMeanwhile<Body extends object>(send: (body: Body) => void) {
  const sent = useRef<Body | null>(null);
  const [things, setThings] = useState<readonly ChangedMeanwhile[]>([]);

  function save(body: Body) {
    sent.current = body;
    send(body);
  }

  function ask(error: unknown): boolean {
    if (!isChangedMeanwhile(error)) return false;
    setThings(error.meanwhile);
    return true;
  }

  function onChosen(choices: readonly MadeChoice[]) {
    setThings([]);
    if (sent.current) save(withChoices(sent.current, choices));
  }

  const question: MeanwhileQuestion = { things, onChosen, onCancel: () => setThings([]) };
  return { save, ask, question };
}

import type { ChangedMeanwhile, MadeChoice } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";

/** The sides of each thing that two people changed, in the order in which they are offered. */
export const SIDES = [
  { side: "theirs", label: "Keep theirs" },
  { side: "yours", label: "Keep yours" },
] as const;

/** What one thing is told apart from the others by. */
export const thingKey = ({ path }: ChangedMeanwhile): string => JSON.stringify(path);

/** What somebody chooses of what two people changed at once: of each thing one side, or nothing is sent. */
export function useChoices(
  things: readonly ChangedMeanwhile[],
  onChosen: (choices: readonly MadeChoice[]) => void,
) {
  const [chosen, setChosen] = useState<Readonly<Record<string, MadeChoice["stays"]>>>({});
  const [isChecked, setChecked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // It may lie in another form.
    event.stopPropagation();
    setChecked(true);
    const choices = things.flatMap((thing) => {
      const stays = chosen[thingKey(thing)];
      return stays ? [{ ...thing, stays }] : [];
    });
    if (choices.length === things.length) onChosen(choices);
  }

  return {
    submit,
    isChosen: (thing: ChangedMeanwhile, side: MadeChoice["stays"]) =>
      chosen[thingKey(thing)] === side,
    choose: (thing: ChangedMeanwhile, side: MadeChoice["stays"]) =>
      setChosen((before) => ({ ...before, [thingKey(thing)]: side })),
    /** Whether it was looked for and is not there. */
    isMissing: (thing: ChangedMeanwhile) => isChecked && !chosen[thingKey(thing)],
  };
}

/** Any value of a call as people may read it. */
export function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === undefined) return "Removed";
  if (value === null || value === "") return "Empty";
  if (Array.isArray(value)) return value.map(inWords).join(", ") || "Empty";
  if (typeof value === "object") return Object.values(value).map(inWords).join(", ");
  return String(value);
}

import { z } from "zod";

/**
 * Two people who change one record at once: what a save is answered (409) where both changed the same
 * thing, and what is sent when one of them has chosen (decision 094).
 */

/** `code` of a 409 that names what somebody else has changed since the form was opened. */
export const CHANGED_MEANWHILE = "changed_meanwhile";

/**
 * One thing that both changed, by its place in the body: `["specs", "Weight"]`; in a list, by what
 * {@link elementKey} says. What is left out is not there: removed, or never made.
 */
export const ChangedMeanwhile = z.object({
  path: z.array(z.string()),
  /** What is stored now. */
  now: z.unknown().optional(),
  /** What stays if the other's change shall stay, and what is stored if the own one shall. */
  theirs: z.unknown().optional(),
  yours: z.unknown().optional(),
});
export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>;

/** What tells one element of a list from the others, and finds it again after a change: its id, or all of it. */
export function elementKey(element: unknown): string {
  if (isKeyed(element) && typeof element.id === "string") return element.id;
  return typeof element === "string" ? element : JSON.stringify(element);
}

/** What somebody decided of one such thing. */
export interface MadeChoice extends ChangedMeanwhile {
  stays: "theirs" | "yours";
}

type Changes = Readonly<Record<string, unknown>>;

/** The body to send again: `expected` is what is stored now, and of each thing what was chosen. */
export function withChoices<Body extends object>(body: Body, choices: readonly MadeChoice[]): Body {
  return choices.reduce<Body>((changed, { path, now, theirs, yours, stays }) => {
    const chosen = placed(changed, path, stays === "theirs" ? theirs : yours);
    return placed(chosen, ["expected", ...path], now);
  }, body);
}

function isKeyed(value: unknown): value is Changes {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `whole` with `value` at a place in it; undefined takes away what is there. */
function placed<Whole>(whole: Whole, path: readonly string[], value: unknown): Whole {
  const [key, ...rest] = path;
  if (key === undefined) return value as Whole;
  if (Array.isArray(whole)) {
    const at = whole.findIndex((element) => elementKey(element) === key);
    const part = placed<unknown>(whole[at], rest, value);
    const others = whole.map((element, place) => (place === at ? part : element));
    const all = at < 0 ? [...whole, part] : others;
    return all.filter((element) => element !== undefined) as Whole;
  }
  const fields: Changes = isKeyed(whole) ? whole : {};
  const { [key]: before, ...others } = fields;
  const part = placed(before, rest, value);
  if (part === undefined) return others as Whole;
  // What is there keeps its place among the others.
  return { ...(key in fields ? fields : others), [key]: part } as Whole;
}

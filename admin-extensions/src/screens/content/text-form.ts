import type { StaffTextHistory } from "@eldercare/contracts";
import { schemaOfText, type TextKey, textOf } from "@eldercare/contracts/content";

/** What the form of a text holds. The value is one of the text's kind; days are "" for none. */
export type TextForm = { value: unknown; from: string; until: string };

/** The form begins with the draft, where there is one. */
export const textFormOf = ({ draft, value }: StaffTextHistory): TextForm => ({
  value: draft ? draft.value : value,
  from: "",
  until: "",
});

/** What is wrong with a value, by its place in it; "" is the whole. */
export type ValueProblems = Readonly<Record<string, string>>;

/** What may not stand in the place of a text, and why; nothing where all is well. */
export function valueProblems(key: TextKey, value: unknown): ValueProblems {
  const { error } = schemaOfText(textOf(key)).safeParse(value);
  const issues = error?.issues ?? [];
  // Of several about one place the first one is said.
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

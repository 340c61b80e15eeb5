import type { ValueProblems } from "./text-form";

/** What a field of one of a value's texts is given, by the text's name. */
export const recordFields =
  <Value extends object>(value: Value, problems: ValueProblems, onChange: (value: Value) => void) =>
  <Name extends keyof Value & string>(name: Name) => ({
    required: true,
    error: problems[name],
    value: value[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: currentTarget.value }),
  });

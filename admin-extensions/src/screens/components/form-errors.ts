import { ApiError } from "@eldercare/contracts/api";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

type Problems<Form> = Partial<Record<keyof Form, string>>;

function errorsOf<Form extends FieldValues>(problems: Problems<Form>): FieldErrors<Form> {
  const errors = Object.entries(problems).map(([field, message]) => [
    field,
    { type: "custom", message },
  ]);
  return Object.fromEntries(errors);
}

/** react-hook-form's check of a form by a function that names what is wrong, by field. */
export function resolverOf<Form extends FieldValues>(
  problemsOf: (form: Form) => Problems<Form>,
): Resolver<Form> {
  return (values) => {
    const problems = problemsOf(values);
    const isFine = Object.keys(problems).length === 0;
    return isFine ? { values, errors: {} } : { values: {}, errors: errorsOf(problems) };
  };
}

/** Tells each field of the call that the server refused. */
export function tellRefusedFields(
  error: unknown,
  tell: (path: string, message: string) => void,
): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.fields) tell(path, message);
}

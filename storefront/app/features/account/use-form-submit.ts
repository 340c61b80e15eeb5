import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "~/api/api-error";
import type { FormProblem, PostedForm } from "./posted-form";

/**
 * Sends a checked form. Errors of single fields go to their fields (the first takes the focus), the
 * sentence of any other refusal is kept as `problem`; what was typed stays.
 */
export function useFormSubmit<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (values: Output) => Promise<void>,
  {
    onProblem,
    posted,
  }: {
    onProblem?: (problem: FormProblem) => void;
    /** What came of sending it without scripts. */
    posted?: PostedForm | undefined;
  } = {},
) {
  const [problem, setProblem] = useState<FormProblem | null>(posted?.problem ?? null);
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await send(values);
    } catch (thrown) {
      // Such as a script that cannot be fetched: whatever it is, no form is silent.
      const error = thrown instanceof ApiError ? thrown : ApiError.unreachable();
      if (error !== thrown) reportError(thrown);
      const known = error.fields.filter(({ path }) => path in form.getValues());
      known.forEach(({ path, message }, index) => {
        form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
      });
      const found = { sentence: error.sentence, code: error.code };
      if (known.length === 0) setProblem(found);
      onProblem?.(found);
    }
  });
  return { submit, problem, isSending: form.formState.isSubmitting };
}

import { useState } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import type { FORM_SCHEMAS } from "./form-schemas";

/** What a refused form has to say: a sentence, and a word for programs where the answer has one. */
export type FormProblem = { sentence: string; code?: string | undefined };

/** What a form that was sent without scripts came to: all that is needed to show it again. */
export type PostedForm = {
  /** The call that it makes: a page may hold several forms. */
  call: string;
  /** As typed, by field; passwords and codes are left out. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** Why it was refused, when that is no single field's fault. */
  problem: FormProblem | null;
};

/** Field of a form that says which call it makes, where its page holds several. */
export const CALL_FIELD = "call";

/** What came of the form that makes this call, if it was the one that was sent. */
export const postedTo = (posted: PostedForm | undefined, call: string): PostedForm | undefined =>
  posted?.call === call ? posted : undefined;

/** Errors by field as react-hook-form holds them. */
function formErrorsOf(posted: PostedForm | undefined) {
  const entries = Object.entries(posted?.errors ?? {});
  return Object.fromEntries(
    entries.map(([field, message]) => [field, { type: "server", message }] as const),
  );
}

export type FormStart = {
  /** What came of sending it without scripts. */
  posted?: PostedForm | undefined;
  /** What the fields show at first, where they are not empty. */
  initial?: Readonly<Record<string, string>>;
};

const loadSchemas = () => import("./form-schemas");
const preloadSchemas = () => void loadSchemas().catch(() => undefined);

/**
 * A form that is checked with a schema of the contracts, which comes with the first look into a field
 * or is waited for by whoever sends the form before, and `field`, which a field of the form is
 * given. The form knows no values of its own but takes over what stands in its fields, so that
 * nothing typed before the scripts came is lost.
 */
export function useContractForm<Input extends FieldValues, Output>(
  choose: (schemas: typeof FORM_SCHEMAS) => z.ZodType<Output, Input>,
  { posted, initial }: FormStart = {},
) {
  const [errors] = useState(() => formErrorsOf(posted));
  const resolver: Resolver<Input, unknown, Output> = async (...given) => {
    const loaded = await loadSchemas().catch(() => null);
    // The server checks anyway, and whoever cannot reach it is told so when the form is sent.
    if (!loaded) return { values: given[0] as unknown as Output, errors: {} };
    return loaded.zodResolver(choose(loaded.FORM_SCHEMAS))(...given);
  };
  const form = useForm<Input, unknown, Output>({
    resolver,
    errors: errors as FieldErrors<Input>,
  });
  const shown = form.formState.errors;
  const field = <Name extends Path<Input>>(name: Name) => ({
    ...form.register(name),
    onFocus: preloadSchemas,
    defaultValue: posted?.values[name] ?? initial?.[name],
    error: shown[name]?.message as string | undefined,
  });
  return { form, field };
}

/** What gives a field of a form its name, its text at first and its error. */
export type FieldOf<Name extends string> = (name: Name) => UseFormRegisterReturn & {
  onFocus: () => void;
  defaultValue: string | undefined;
  error: string | undefined;
};

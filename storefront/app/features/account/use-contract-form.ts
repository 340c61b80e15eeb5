import { refusalWords } from "@eldercare/contracts";
import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from "react";
import type { z } from "zod";
import { ApiError } from "~/api/api-error";
import type { FORM_SCHEMAS } from "./form-schemas";
import { CALL_FIELD, errorsByField, type FormProblem, type PostedForm } from "./posted-form";

const loadSchemas = () => import("./form-schemas");
const preloadSchemas = () => void loadSchemas().catch(() => undefined);

type Texts = Record<string, string>;

type ContractForm<Input, Output> = {
  /** Which of the contracts' schemas the form is checked with. */
  schema: (schemas: typeof FORM_SCHEMAS) => z.ZodType<Output, Input>;
  /** Makes the form's call. What it refuses the form tells, and what was typed stays. */
  send: (values: Output) => Promise<void>;
  onProblem?: (problem: FormProblem) => void;
  /** What came of sending it without scripts. */
  posted?: PostedForm | undefined;
  /** What the fields show at first, where they are not empty. */
  initial?: Readonly<Texts>;
};

/** What gives a field of a form its name, its text at first and its error. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: Name;
  defaultValue: string | undefined;
  error: string | undefined;
};

/**
 * A form that is checked with a schema of the contracts, which comes with the first look into a field
 * or is waited for by whoever sends the form before. The browser keeps what is typed, so that nothing
 * typed before the scripts came is lost. A field with an error is judged anew as it is mended.
 *
 * Errors of single fields, the schema's or the server's, go to their fields (the first takes the
 * focus); the sentence of any other refusal is `problem`. `props` are the form's, `field` gives each
 * field its own. `clear` shows the fields as at first: those that are to follow have `round` as key.
 */
export function useContractForm<Input extends object, Output>({
  schema,
  send,
  onProblem,
  posted,
  initial,
}: ContractForm<Input, Output>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Texts>(posted?.errors ?? {});
  const [problem, setProblem] = useState(posted?.problem ?? null);
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);

  const texts = () => Object.fromEntries(form.current ? new FormData(form.current) : []) as Texts;
  const focus = useCallback(
    (name: string | undefined) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    [],
  );

  /** What the schema makes of the fields, or its errors; unchecked where it cannot be had. */
  async function check(): Promise<{ values: Output } | { errors: Texts }> {
    const values = texts();
    const loaded = await loadSchemas().catch(() => null);
    // The server checks anyway, and whoever cannot reach it is told so when the form is sent.
    if (!loaded) return { values: values as Output };
    const { data, error } = schema(loaded.FORM_SCHEMAS).safeParse(values);
    return error ? { errors: errorsByField(error.issues) } : { values: data };
  }

  function refuse(found: Texts) {
    setErrors(found);
    // Of radio buttons none of which is chosen the form has no text.
    focus(Object.keys(texts()).find((name) => name in found) ?? Object.keys(found)[0]);
  }

  async function sendChecked() {
    const checked = await check();
    if ("errors" in checked) return refuse(checked.errors);
    setProblem(null);
    setErrors({});
    try {
      await send(checked.values);
    } catch (thrown) {
      // Such as a script that cannot be fetched: whatever it is, no form is silent.
      const error = thrown instanceof ApiError ? thrown : ApiError.unreachable();
      if (error !== thrown) reportError(thrown);
      const sent = texts();
      const known = error.fields.filter(({ path }) => path in sent);
      const found = { sentence: refusalWords(error, sent[CALL_FIELD]), code: error.code };
      if (known.length > 0) refuse(errorsByField(known));
      else setProblem(found);
      onProblem?.(found);
    }
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    await sendChecked();
    setSending(false);
  }

  async function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target;
    if (!(name in errors)) return;
    const checked = await check();
    const mended = "errors" in checked ? checked.errors[name] : undefined;
    setErrors(({ [name]: _, ...others }) =>
      mended === undefined ? others : { ...others, [name]: mended },
    );
  }

  function clear() {
    setErrors({});
    setRound(round + 1);
  }

  return {
    props: {
      ref: form,
      method: "post",
      noValidate: true,
      onSubmit,
      onChange,
      onFocus: preloadSchemas,
    } as const,
    field: <Name extends Extract<keyof Input, string>>(name: Name) => ({
      name,
      defaultValue: (round === 0 ? posted?.values[name] : undefined) ?? initial?.[name],
      error: errors[name],
    }),
    problem,
    isSending,
    round,
    texts,
    focus,
    clear,
  };
}

/** What a form that was sent without scripts came to: all that is needed to show it again. */
export type PostedForm = {
  /** As typed, by field. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** Why it was refused, when that is no single field's fault. */
  problem: string | null;
};

/** Errors by field as react-hook-form holds them. */
export function formErrorsOf(posted: PostedForm | undefined) {
  const entries = Object.entries(posted?.errors ?? {});
  return Object.fromEntries(
    entries.map(([field, message]) => [field, { type: "server", message }] as const),
  );
}

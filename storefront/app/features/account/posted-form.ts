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

/** Sentences by field. The first one of a field is the one to mend first. */
export const errorsByField = (
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): Record<string, string> =>
  Object.fromEntries(
    issues
      .map(
        ({ path, message }) => [typeof path === "string" ? path : path.join("."), message] as const,
      )
      .reverse(),
  );

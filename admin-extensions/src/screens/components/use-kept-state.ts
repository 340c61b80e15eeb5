import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import { useKeptDraft } from "./use-draft";

type KeptState<Value> = {
  /** What it begins with. */
  begin: () => Value;
  /** Whether something is typed that is worth keeping. */
  isChanged: (value: Value) => boolean;
  /** What a draft held, as far as it still holds; null where it is none of these. */
  read: (values: Record<string, unknown>) => Value | null;
};

/** What is chosen and typed without a form of fields; what is not sent is kept as a draft under `form`. */
export function useKeptState<Value extends object>(
  form: string,
  { begin, isChanged, read }: KeptState<Value>,
) {
  const { personId } = useAdminHost();
  const [value, setValue] = useState(begin);
  const isWritten = isChanged(value);
  const draft = useKeptDraft(
    form,
    { begun: null, typed: isWritten ? value : null },
    ({ values }) => setValue(read(values) ?? begin()),
    personId,
  );
  return {
    ...{ value, setValue, draft, isChanged: isWritten },
    change: (changed: Partial<Value>) => setValue((before) => ({ ...before, ...changed })),
    /** It is sent, and the next one begins. */
    begin: () => {
      draft.forget();
      setValue(begin());
    },
  };
}

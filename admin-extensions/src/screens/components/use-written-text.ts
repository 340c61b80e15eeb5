import { useState } from "react";
import { useAdminHost } from "../host/admin-host";
import type { Draft } from "./drafts";
import { newId } from "./new-id";
import { useKeptDraft } from "./use-draft";

/** A text with the id under which it is sent: once more after a lost line, it is the same one. */
type Written = { id: string; text: string };

const nothing = (): Written => ({ id: newId(), text: "" });

/** A note or an answer while it is written: what is not sent is kept as a draft under `form`. */
export function useWrittenText(form: string) {
  const { personId } = useAdminHost();
  const [written, setWritten] = useState(nothing);
  const isWritten = written.text.trim() !== "";
  const draft = useKeptDraft(
    form,
    { begun: null, typed: isWritten ? written : null },
    (kept) => setWritten(writtenIn(kept)),
    personId,
  );
  return {
    ...written,
    isWritten,
    draft,
    write: (text: string) => setWritten((before) => ({ ...before, text })),
    /** It is sent, and the next one begins. */
    begin: () => {
      draft.forget();
      setWritten(nothing());
    },
  };
}

function writtenIn({ values: { id, text } }: Draft): Written {
  const isWhole = typeof id === "string" && typeof text === "string";
  return isWhole ? { id, text } : nothing();
}

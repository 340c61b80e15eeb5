import { useCallback, useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useAdminHost } from "../host/admin-host";
import { type Draft, draftKey, forgetDraft, readDraft, writeDraft } from "./drafts";

/** So long after the last key what was typed is kept. */
const PAUSE_MS = 400;

/** What a form knows of a draft of an earlier time. */
export type OfferedDraft = {
  /** The one that waits to be restored or discarded; null where there is none. */
  offered: Draft | null;
  restore: () => void;
  discard: () => void;
};

/**
 * Keeps what is typed, a moment after each key and when the page goes; `take` is given a draft that is
 * restored. `typed` is null while nothing has been changed. After {@link forget} nothing is kept any
 * more until something else is typed.
 */
export function useKeptDraft<Begun>(
  form: string,
  { begun, typed }: { begun: Begun; typed: object | null },
  take: (draft: Draft) => void,
  person: string | null,
) {
  const key = person === null ? null : draftKey(person, form);
  const [offered, setOffered] = useState<Draft | null>(null);
  const latest = useRef({ begun, typed });
  latest.current = { begun, typed };
  const forgotten = useRef<string | null>(null);

  useEffect(() => {
    if (key !== null) setOffered(readDraft(key));
  }, [key]);

  const keep = useCallback(() => {
    const { begun: from, typed: now } = latest.current;
    if (key === null || now === null || JSON.stringify(now) === forgotten.current) return;
    writeDraft(key, from, now);
  }, [key]);

  const text = typed === null ? null : JSON.stringify(typed);
  const isOffered = offered !== null;
  const wasTyped = useRef(false);
  useEffect(() => {
    // What waits to be restored is not written over.
    if (key === null || isOffered) return;
    if (text === null) {
      // Everything was taken back by hand.
      if (wasTyped.current) forgetDraft(key);
      wasTyped.current = false;
      return;
    }
    wasTyped.current = true;
    const timer = setTimeout(keep, PAUSE_MS);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [text, key, isOffered, keep]);
  // Whoever leaves by a link or by Back finds it again.
  useEffect(() => keep, [keep]);

  /** It is saved, or shall go. */
  const forget = useCallback(() => {
    forgotten.current = JSON.stringify(latest.current.typed);
    if (key !== null) forgetDraft(key);
  }, [key]);

  function restore() {
    if (offered) take(offered);
    setOffered(null);
  }
  function discard() {
    if (key !== null) forgetDraft(key);
    setOffered(null);
  }
  return { offered, restore, discard, forget };
}

type DraftOfForm<Begun, Values extends FieldValues, Output> = {
  /** The record's kind and id, like `product:prod_1`, or `product:new`. */
  name: string;
  /** The record as it is now. */
  record: Begun;
  valuesOf: (begun: Begun) => Values;
  form: UseFormReturn<Values, unknown, Output>;
};

/**
 * The draft of a form of a record. `begun` is the record that the form stands on: the one of now, or
 * the one of then when a draft was restored, so that a save asks about what others changed since.
 */
export function useDraft<Begun, Values extends FieldValues, Output>(
  draft: DraftOfForm<Begun, Values, Output>,
) {
  const { name, record, valuesOf, form } = draft;
  const { personId } = useAdminHost();
  const [begun, setBegun] = useState(record);
  const { isDirty } = form.formState;
  const values = form.watch();

  function take({ begun: then, values: typed }: Draft) {
    const from = then as Begun;
    const before = valuesOf(from);
    setBegun(from);
    form.reset(before);
    // Fields that the form did not have then are as they were.
    const all = { ...before, ...typed };
    form.reset(all as DefaultValues<Values> & Values, { keepDefaultValues: true });
  }

  const kept = useKeptDraft(name, { begun, typed: isDirty ? values : null }, take, personId);
  const { forget } = kept;

  /** The form begins anew with this, and what was typed is not kept. */
  const begin = useCallback(
    (next: Begun) => {
      forget();
      setBegun(next);
      form.reset(valuesOf(next));
    },
    [forget, form, valuesOf],
  );
  return { ...kept, begun, begin };
}

import {
  type KnownPersonQuery,
  MAX_PERSON_NOTE_LENGTH,
  type PersonNote,
  PersonNoteBody,
} from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { Button, IconButton } from "../components/button";
import { formatMoment } from "../components/dates";
import { TextAreaField } from "../components/field";
import { Form } from "../components/form";
import { TrashIcon } from "../components/icons";
import type { useWrittenText } from "../components/use-written-text";
import styles from "./customer-dialog.module.css";
import { useAddNote, useRemoveNote } from "./use-person-notes";

type CustomerNotesProps = {
  who: KnownPersonQuery;
  notes: readonly PersonNote[];
  /** The one that is being written; the dialog asks before it is closed. */
  written: ReturnType<typeof useWrittenText>;
};

/** What staff noted about a customer, and a place for more. */
export function CustomerNotes({ who, notes, written }: CustomerNotesProps) {
  const [error, setError] = useState<string>();
  const { id, text, write, begin } = written;
  const add = useAddNote();
  const remove = useRemoveNote();

  function keep(event: FormEvent) {
    event.preventDefault();
    const given = PersonNoteBody.safeParse({ id, ...who, text });
    if (!given.success) return setError(given.error.issues[0]?.message);
    setError(undefined);
    add.mutate(given.data, { onSuccess: begin });
  }

  return (
    <section className={styles.part} aria-label="Notes">
      <h3 className={styles.heading}>Notes</h3>
      <Form className={styles.note} onSubmit={keep}>
        <TextAreaField
          label="A note for the staff"
          hint="For example, what was said on the phone. The customer may ask to read it."
          rows={3}
          error={error}
          maxLength={MAX_PERSON_NOTE_LENGTH}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" tone="secondary" disabled={add.isPending}>
          {add.isPending ? "Keeping..." : "Keep Note"}
        </Button>
      </Form>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id} className={styles.row}>
            <div>
              <p className={styles.quiet}>
                {note.by}, {formatMoment(note.at)}
              </p>
              <p className={styles.text}>{note.text}</p>
            </div>
            <IconButton
              aria-label={`Remove the note of ${formatMoment(note.at)}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(note)}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

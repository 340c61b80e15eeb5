import {
  MAX_MAIL_PREVIEW_LENGTH,
  MAX_MAIL_SUBJECT_LENGTH,
  MAX_MAIL_TEXT_LENGTH,
  MAX_MAIL_TITLE_LENGTH,
} from "@eldercare/contracts";
import { MAIL_MARKS, type MailWords } from "@eldercare/contracts/content";
import { TextAreaField, TextField } from "../components/field";
import styles from "./content.module.css";
import { recordFields } from "./record-fields";
import type { ValueProblems } from "./text-form";

type MailEditorProps = {
  words: MailWords;
  problems: ValueProblems;
  onChange: (words: MailWords) => void;
};

/** The words of a mail: what its reader sees first, and the text. */
export function MailEditor({ words, problems, onChange }: MailEditorProps) {
  const fieldOf = recordFields(words, problems, onChange);
  return (
    <div className={styles.part}>
      <TextField
        label="Subject"
        autoFocus
        maxLength={MAX_MAIL_SUBJECT_LENGTH}
        {...fieldOf("subject")}
      />
      <TextField
        label="Line beside the subject"
        hint="Email programs show it in their lists"
        maxLength={MAX_MAIL_PREVIEW_LENGTH}
        {...fieldOf("preview")}
      />
      <TextField label="Heading" maxLength={MAX_MAIL_TITLE_LENGTH} {...fieldOf("title")} />
      <TextAreaField
        label="Text"
        rows={14}
        hint={MAIL_MARKS}
        maxLength={MAX_MAIL_TEXT_LENGTH}
        {...fieldOf("text")}
      />
    </div>
  );
}

import { MAX_REPLY_NAME_LENGTH, type ReplyTemplate } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { Button } from "../components/button";
import { SelectField, TextField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./message-dialog.module.css";
import { useChangeTemplates } from "./use-answer-message";

type ReplyTextsProps = {
  /** What is typed at the moment, to be kept for other answers. */
  typed: string;
  onChoose: (text: string) => void;
};

/** Texts that answers often begin with: one is taken, what is typed is kept as one, one is forgotten. */
export function ReplyTexts({ typed, onChoose }: ReplyTextsProps) {
  const [chosen, setChosen] = useState("");
  const [isNaming, setNaming] = useState(false);
  const change = useChangeTemplates();
  const before = useAdminQuery("replyTemplates.read").data?.templates ?? [];
  const isKept = before.some(({ text }) => text === typed.trim());

  function choose(name: string) {
    setChosen(name);
    const template = before.find((each) => each.name === name);
    if (template) onChoose(template.text);
  }

  function forget() {
    const after = before.filter(({ name }) => name !== chosen);
    change.mutate({ before, after }, { onSuccess: () => setChosen("") });
  }

  return (
    <div className={styles.texts}>
      {before.length > 0 && (
        <SelectField
          label="Begin with a kept text"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Choose a text...</option>
          {before.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {chosen !== "" && (
        <Button tone="quiet" disabled={change.isPending} onClick={forget}>
          Forget This Text
        </Button>
      )}
      {typed.trim() !== "" && !isKept && (
        <Button tone="quiet" onClick={() => setNaming(true)}>
          Keep This Text for Other Answers
        </Button>
      )}
      {isNaming && (
        <NameDialog
          taken={before}
          isPending={change.isPending}
          onName={(name) =>
            change.mutate(
              { before, after: [...before, { name, text: typed.trim() }] },
              { onSuccess: () => setNaming(false) },
            )
          }
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

type NameDialogProps = {
  taken: readonly ReplyTemplate[];
  isPending: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

function NameDialog({ taken, isPending, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const given = name.trim();
    if (given === "") return setError("Please name the text");
    if (taken.some((each) => each.name.toLowerCase() === given.toLowerCase()))
      return setError("There is already a text with this name");
    onName(given);
  }

  return (
    <FormDialog
      title="Keep This Text"
      action="Keep"
      pendingAction="Keeping..."
      isPending={isPending}
      isChanged={name.trim() !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="Such as “Returns” or “Delivery times”."
        required
        autoFocus
        maxLength={MAX_REPLY_NAME_LENGTH}
        error={error}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

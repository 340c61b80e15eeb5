import { PersonQuery } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { TextField } from "../components/field";
import { FormDialog } from "../components/form-dialog";

type FindPersonFormProps = {
  onFind: (email: string) => void;
  onClose: () => void;
};

/** Asks for the address of somebody who calls, who may have no account. */
export function FindPersonForm({ onFind, onClose }: FindPersonFormProps) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();

  function find(event: FormEvent) {
    event.preventDefault();
    const given = PersonQuery.safeParse({ email });
    if (given.success) onFind(given.data.email);
    else setError(given.error.issues[0]?.message);
  }

  return (
    <FormDialog
      title="Personal data"
      description="For somebody who asks what the shop knows, or to erase it: customers, and people who only ordered or wrote."
      action="Find"
      pendingAction="Finding..."
      isPending={false}
      isChanged={false}
      onSubmit={find}
      onClose={onClose}
    >
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        required
        error={error}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
    </FormDialog>
  );
}

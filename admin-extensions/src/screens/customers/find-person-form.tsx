import { KnownPersonQuery, MAX_EMAIL_LENGTH, MAX_SEARCH_LENGTH } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import { FormDialog } from "../components/form-dialog";
import { PeopleWithoutEmail } from "./people-without-email";

type FindPersonFormProps = {
  onFind: (who: KnownPersonQuery) => void;
  onClose: () => void;
};

/** Asks for the address of somebody who calls, who may have no account, or for the name of who has no address. */
export function FindPersonForm({ onFind, onClose }: FindPersonFormProps) {
  const [email, setEmail] = useState("");
  const [search, setSearch] = useState("");
  const [searched, setSearched] = useState("");
  const [error, setError] = useState<string>();

  function find(event: FormEvent) {
    event.preventDefault();
    const isByName = email.trim() === "" && search.trim() !== "";
    setError(undefined);
    setSearched(isByName ? search.trim() : "");
    if (isByName) return;
    const given = KnownPersonQuery.safeParse({ email });
    if (given.success) onFind(given.data);
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
      <FieldGrid>
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          error={error}
          maxLength={MAX_EMAIL_LENGTH}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Or a name or phone number"
          hint="Of somebody who ordered by phone and gave no email address."
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {searched && (
          <WideField>
            <PeopleWithoutEmail search={searched} onChoose={onFind} />
          </WideField>
        )}
      </FieldGrid>
    </FormDialog>
  );
}

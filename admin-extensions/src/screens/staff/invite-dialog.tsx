import { MAX_EMAIL_LENGTH, StaffInvitationBody, type StaffRole } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { TextField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { RoleField } from "./role-field";
import { useInvite } from "./use-staff-changes";

/** Asks for the address and the role of a new colleague. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("packer");
  const [error, setError] = useState<string>();
  const invite = useInvite();

  function send(event: FormEvent) {
    event.preventDefault();
    const given = StaffInvitationBody.safeParse({ email, role });
    if (!given.success) return setError(given.error.issues[0]?.message);
    setError(undefined);
    invite.mutate(given.data, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title="Invite Somebody"
      description="They get an email with a link, choose a password, and can sign in."
      action="Send Invitation"
      pendingAction="Sending..."
      isPending={invite.isPending}
      isChanged={email !== ""}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        required
        autoFocus
        error={error}
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <RoleField value={role} onChange={setRole} />
    </FormDialog>
  );
}

import type { StaffMember } from "@eldercare/contracts";
import { useState } from "react";
import { FormDialog } from "../components/form-dialog";
import { RecordHistory } from "../history/record-history";
import { nameOf } from "./name-of";
import { RoleField } from "./role-field";
import { useSetRole } from "./use-staff-changes";

/** Changes what a colleague may do. */
export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const [role, setRole] = useState(member.role);
  const change = useSetRole(member);
  return (
    <FormDialog
      title={`Role of ${nameOf(member)}`}
      description={member.email}
      action="Save Role"
      pendingAction="Saving..."
      isPending={change.isPending}
      isChanged={role !== member.role}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(role, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
      <RecordHistory subjectKind="staff" subjectId={member.id} />
    </FormDialog>
  );
}

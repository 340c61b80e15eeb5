import type { StaffMember } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { PlusIcon } from "../components/icons";
import { NewButton } from "../components/new-button";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import { InvitationTable } from "./invitation-table";
import { InviteDialog } from "./invite-dialog";
import { MemberTable } from "./member-table";
import { nameOf } from "./name-of";
import { RoleDialog } from "./role-dialog";
import {
  useRemoveColleague,
  useResendInvitation,
  useWithdrawInvitation,
} from "./use-staff-changes";

/** Who works in the shop and may do what; for owners. */
export default function StaffScreen() {
  const query = useAdminQuery("staff.list");
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<StaffMember | null>(null);
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const remove = useRemoveColleague();

  function confirmRemoval() {
    if (leaving) remove.mutate(leaving, { onSettled: () => setLeaving(null) });
  }

  return (
    <Screen
      title="Staff"
      subtitle="Who works in the shop, and what they may do"
      actions={
        <NewButton onClick={() => setInviting(true)}>
          <PlusIcon />
          Invite Somebody
        </NewButton>
      }
    >
      <Card title="People" isFlush>
        <MemberTable
          members={query.data?.members}
          query={query}
          onChange={setChanged}
          onRemove={setLeaving}
        />
      </Card>
      <Card title="Invitations" isFlush>
        <InvitationTable
          invitations={query.data?.invitations}
          query={query}
          isPending={resend.isPending || withdraw.isPending}
          onResend={(invitation) => resend.mutate(invitation)}
          onWithdraw={(invitation) => withdraw.mutate(invitation)}
        />
      </Card>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {changed && <RoleDialog member={changed} onClose={() => setChanged(null)} />}
      <ConfirmDialog
        title={leaving ? `Remove ${nameOf(leaving)}?` : ""}
        question={
          leaving &&
          `${leaving.email} is signed out everywhere and can no longer sign in. What they did stays in the trail.`
        }
        action={remove.isPending ? "Removing..." : "Remove"}
        isPending={remove.isPending}
        onConfirm={confirmRemoval}
        onCancel={() => setLeaving(null)}
      />
    </Screen>
  );
}

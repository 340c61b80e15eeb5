import { STAFF_ROLE_TEXTS, type StaffInvitation } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button, IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { MailIcon, TrashIcon } from "../components/icons";
import { RowActions } from "../components/row-actions";

type InvitationTableProps = {
  invitations: readonly StaffInvitation[] | undefined;
  query: TableQuery;
  isPending: boolean;
  onResend: (invitation: StaffInvitation) => void;
  onWithdraw: (invitation: StaffInvitation) => void;
};

const isOver = ({ expiresAt }: StaffInvitation) => new Date(expiresAt) < new Date();

/** Invitations that nobody has accepted yet. */
export function InvitationTable(props: InvitationTableProps) {
  const { invitations, query, isPending, onResend, onWithdraw } = props;
  const columns: readonly Column<StaffInvitation>[] = [
    { header: "Email", isLead: true, isText: true, cell: ({ email }) => email },
    { header: "Role", cell: ({ role }) => STAFF_ROLE_TEXTS[role].name },
    {
      header: "Link works until",
      cell: (invitation) =>
        isOver(invitation) ? (
          <Badge tone="amber">It has expired</Badge>
        ) : (
          formatMoment(invitation.expiresAt)
        ),
    },
    {
      header: "Actions",
      cell: (invitation) => (
        <RowActions>
          <Button
            tone="quiet"
            disabled={isPending}
            aria-label={`Send again to ${invitation.email}`}
            onClick={() => onResend(invitation)}
          >
            Send Again
          </Button>
          <IconButton
            aria-label={`Withdraw the invitation of ${invitation.email}`}
            disabled={isPending}
            onClick={() => onWithdraw(invitation)}
          >
            <TrashIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Open invitations, newest first"
      columns={columns}
      rows={invitations}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No open invitations"
          hint="People you invite are listed here until they accept"
          icon={<MailIcon />}
        />
      }
    />
  );
}

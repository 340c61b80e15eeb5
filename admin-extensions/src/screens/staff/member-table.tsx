import { STAFF_ROLE_TEXTS, type StaffMember } from "@eldercare/contracts";
import { IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EditIcon, TrashIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import { useAdminHost } from "../host/admin-host";
import styles from "./member-table.module.css";
import { nameOf } from "./name-of";

type MemberTableProps = {
  members: readonly StaffMember[] | undefined;
  query: TableQuery;
  onChange: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
};

const YOURSELF = "This is you: another owner can remove you.";

/** Who works in the shop, each with the role. The server lets nobody remove themselves. */
export function MemberTable({ members, query, onChange, onRemove }: MemberTableProps) {
  const { personId } = useAdminHost();
  const isYourself = ({ id }: StaffMember) => id === personId;
  const columns: readonly Column<StaffMember>[] = [
    {
      header: "Name",
      isLead: true,
      cell: (member) => (
        <NamedCell name={nameOf(member)} detail={member.email}>
          {isYourself(member) && <span className={styles.yourself}>{YOURSELF}</span>}
        </NamedCell>
      ),
    },
    {
      header: "Role",
      isText: true,
      cell: ({ role }) => (
        <NamedCell name={STAFF_ROLE_TEXTS[role].name} detail={STAFF_ROLE_TEXTS[role].may} />
      ),
    },
    { header: "Joined", cell: ({ joinedAt }) => formatDay(joinedAt) },
    {
      header: "Actions",
      cell: (member) => (
        <RowActions>
          <IconButton aria-label={`Role of ${nameOf(member)}`} onClick={() => onChange(member)}>
            <EditIcon />
          </IconButton>
          {!isYourself(member) && (
            <IconButton aria-label={`Remove ${nameOf(member)}`} onClick={() => onRemove(member)}>
              <TrashIcon />
            </IconButton>
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="All staff"
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      query={query}
      empty={null}
    />
  );
}

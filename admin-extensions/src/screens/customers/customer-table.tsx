import { STAFF_ROLE_TEXTS, type User } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { fullName } from "../components/full-name";
import type { TableSort } from "../components/head-cell";
import { CustomersIcon, ViewIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import type { OpenRow } from "../components/use-open-row";
import { Avatar } from "./avatar";
import styles from "./customer-table.module.css";
import { ResendButton } from "./resend-button";

const ID_LENGTH = 8;

function VerificationCell({ user }: { user: User }) {
  return (
    <div className={styles.verification}>
      <Badge tone={user.isEmailVerified ? "sage" : "amber"}>
        {user.isEmailVerified ? "Verified" : "Unverified"}
      </Badge>
      {!user.isEmailVerified && <ResendButton user={user} />}
    </div>
  );
}

/** The specified role; below it what a member of the staff may do, for those who may know. */
function RoleCell({ user: { role, staffRole } }: { user: User }) {
  return (
    <div className={styles.role}>
      <Badge tone={role === "ADMIN" ? "spruce" : "grey"}>{role}</Badge>
      {staffRole && <span>{STAFF_ROLE_TEXTS[staffRole].name}</span>}
    </div>
  );
}

const columns = (onPersonalData: (email: string) => void): readonly Column<User>[] => [
  {
    header: "Customer",
    isLead: true,
    sort: "name",
    cell: (user) => (
      <NamedCell
        image={<Avatar user={user} />}
        name={fullName(user) || "N/A"}
        detail={user.id.slice(0, ID_LENGTH)}
      />
    ),
  },
  { header: "Email", isText: true, sort: "email", cell: ({ email }) => email },
  {
    header: "Role",
    cell: (user) => <RoleCell user={user} />,
  },
  { header: "Joined", sort: "-date", cell: ({ createdAt }) => formatDay(createdAt) },
  { header: "Status", cell: (user) => <VerificationCell user={user} /> },
  {
    header: "Actions",
    cell: ({ role, email }) =>
      role === "USER" && (
        <RowActions>
          <Button tone="quiet" asChild>
            <Link
              to={`/admin/orders?${new URLSearchParams({ search: email })}`}
              aria-label={`Orders of ${email}`}
            >
              Orders
            </Link>
          </Button>
          <Button
            tone="quiet"
            aria-label={`Personal data of ${email}`}
            onClick={() => onPersonalData(email)}
          >
            <ViewIcon />
            Personal Data
          </Button>
        </RowActions>
      ),
  },
];

type CustomerTableProps = {
  users: readonly User[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  onPersonalData: (email: string) => void;
  sort: TableSort;
  open: OpenRow;
};

export function CustomerTable(props: CustomerTableProps) {
  const { users, query, isFiltered, onPersonalData, sort, open } = props;
  return (
    <DataTable
      caption="Customers"
      columns={columns(onPersonalData)}
      rows={users}
      keyOf={({ id }) => id}
      query={query}
      sort={sort}
      link={{ hrefOf: ({ email }) => open.hrefOf(email), onOpen: ({ email }) => open.open(email) }}
      empty={
        <EmptyState
          title="No customers found"
          hint={isFiltered ? "Try another name or email address" : undefined}
          icon={<CustomersIcon />}
        />
      }
    />
  );
}

import type { User } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { CustomersIcon, ViewIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { Avatar } from "./avatar";
import styles from "./customer-table.module.css";
import { fullName } from "./full-name";
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

const columns = (onPersonalData: (email: string) => void): readonly Column<User>[] => [
  {
    header: "Customer",
    isLead: true,
    cell: (user) => (
      <NamedCell
        image={<Avatar user={user} />}
        name={fullName(user) || "N/A"}
        detail={user.id.slice(0, ID_LENGTH)}
      />
    ),
  },
  { header: "Email", isText: true, cell: ({ email }) => email },
  {
    header: "Role",
    cell: ({ role }) => <Badge tone={role === "ADMIN" ? "spruce" : "grey"}>{role}</Badge>,
  },
  { header: "Joined", cell: ({ createdAt }) => formatDay(createdAt) },
  { header: "Status", cell: (user) => <VerificationCell user={user} /> },
  {
    header: "Actions",
    cell: ({ role, email }) =>
      role === "USER" && (
        <Button
          tone="quiet"
          aria-label={`Personal data of ${email}`}
          onClick={() => onPersonalData(email)}
        >
          <ViewIcon />
          Personal Data
        </Button>
      ),
  },
];

type CustomerTableProps = {
  users: readonly User[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  onPersonalData: (email: string) => void;
};

export function CustomerTable({ users, query, isFiltered, onPersonalData }: CustomerTableProps) {
  return (
    <DataTable
      caption="Customers, newest first"
      columns={columns(onPersonalData)}
      rows={users}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No customers found"
          hint={isFiltered ? "Try another name or e-mail address" : undefined}
          icon={<CustomersIcon />}
        />
      }
    />
  );
}

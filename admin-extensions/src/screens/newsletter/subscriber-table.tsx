import type { Subscriber, SubscriberStatus } from "@eldercare/contracts";
import { Badge, type BadgeTone } from "../components/badge";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { NewsletterIcon } from "../components/icons";
import { subscriberLabel } from "./subscriber-label";

const TONE_OF_STATUS: Record<SubscriberStatus, BadgeTone> = {
  pending: "amber",
  confirmed: "sage",
  unsubscribed: "grey",
};

const COLUMNS: readonly Column<Subscriber>[] = [
  { header: "Email", isLead: true, isText: true, cell: ({ email }) => email },
  {
    header: "Status",
    cell: ({ status }) => <Badge tone={TONE_OF_STATUS[status]}>{subscriberLabel(status)}</Badge>,
  },
  { header: "Signed up", cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: "Confirmed",
    cell: ({ confirmedAt }) => (confirmedAt ? formatDay(confirmedAt) : "Not yet"),
  },
  { header: "Page", isText: true, cell: ({ source }) => source || "Unknown" },
];

type SubscriberTableProps = {
  subscribers: readonly Subscriber[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
};

export function SubscriberTable({ subscribers, query, isFiltered }: SubscriberTableProps) {
  return (
    <DataTable
      caption="Newsletter sign-ups, newest first"
      columns={COLUMNS}
      rows={subscribers}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No subscribers found"
          hint={
            isFiltered
              ? "Try another address or status"
              : "People who sign up on the blog's pages appear here"
          }
          icon={<NewsletterIcon />}
        />
      }
    />
  );
}

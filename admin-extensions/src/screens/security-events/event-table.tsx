import type { SecurityEvent } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { SecurityIcon, ViewIcon } from "../components/icons";
import { RowActions } from "../components/row-actions";
import { eventSentence } from "../history/event-sentence";

type EventTableProps = {
  events: readonly SecurityEvent[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  onView: (event: SecurityEvent) => void;
};

export function EventTable({ events, query, isFiltered, onView }: EventTableProps) {
  const columns: readonly Column<SecurityEvent>[] = [
    { header: "What happened", isLead: true, isText: true, cell: eventSentence },
    { header: "When", cell: ({ at }) => formatMoment(at) },
    { header: "From", cell: ({ address }) => address ?? "The shop" },
    {
      header: "Outcome",
      cell: ({ outcome }) =>
        outcome === "success" ? (
          <Badge tone="sage">Done</Badge>
        ) : (
          <Badge tone="brick">Refused</Badge>
        ),
    },
    {
      header: "Actions",
      cell: (event) => (
        <RowActions>
          <IconButton
            aria-label={`View details: ${eventSentence(event)}`}
            onClick={() => onView(event)}
          >
            <ViewIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Security events, newest first"
      columns={columns}
      rows={events}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No security events found"
          hint={
            isFiltered
              ? "Try another person, thing, kind or day"
              : "Sign-ins, refusals and changes by staff appear here"
          }
          icon={<SecurityIcon />}
        />
      }
    />
  );
}

import type { ContactMessage } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button, IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { MessagesIcon, ViewIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import type { OpenRow } from "../components/use-open-row";

type MessageTableProps = {
  messages: readonly ContactMessage[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  isPending: boolean;
  open: OpenRow;
  onMark: (message: ContactMessage, handled: boolean) => void;
};

export function MessageTable(props: MessageTableProps) {
  const { messages, query, isFiltered, isPending, open, onMark } = props;
  const columns: readonly Column<ContactMessage>[] = [
    {
      header: "Message",
      isLead: true,
      cell: ({ subject, message }) => <NamedCell name={subject} detail={message} />,
    },
    {
      header: "From",
      isText: true,
      cell: ({ name, email }) => <NamedCell name={name} detail={email} />,
    },
    { header: "Received", cell: ({ createdAt }) => formatMoment(createdAt) },
    {
      header: "Status",
      cell: ({ handled }) => (
        <Badge tone={handled ? "sage" : "amber"}>{handled ? "Handled" : "Open"}</Badge>
      ),
    },
    {
      header: "Actions",
      cell: (message) => (
        <RowActions>
          <IconButton
            aria-label={`View "${message.subject}" of ${message.name}`}
            onClick={() => open.open(message.id)}
          >
            <ViewIcon />
          </IconButton>
          <Button
            tone="quiet"
            disabled={isPending}
            aria-label={`${message.handled ? "Reopen" : "Mark handled"}: "${message.subject}" of ${message.name}`}
            onClick={() => onMark(message, !message.handled)}
          >
            {message.handled ? "Reopen" : "Mark handled"}
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Messages of the contact form, open ones first"
      columns={columns}
      rows={messages}
      keyOf={({ id }) => id}
      query={query}
      link={{ hrefOf: ({ id }) => open.hrefOf(id), onOpen: ({ id }) => open.open(id) }}
      empty={
        <EmptyState
          title="No messages found"
          hint={
            isFiltered
              ? "Try another search or status"
              : "What people write in the contact form appears here"
          }
          icon={<MessagesIcon />}
        />
      }
    />
  );
}

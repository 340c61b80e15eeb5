import type { Import } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { ImportIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { countsText } from "./import-counts";
import { importStatus } from "./import-status";

type ImportTableProps = {
  imports: readonly Import[] | undefined;
  query: TableQuery;
  onView: (id: string) => void;
};

/** What was imported, newest first. */
export function ImportTable({ imports, query, onView }: ImportTableProps) {
  const columns: readonly Column<Import>[] = [
    {
      header: "File",
      isLead: true,
      cell: ({ fileName, createdBy, source }) => (
        <NamedCell
          name={fileName}
          detail={createdBy ?? (source === "command" ? "By command" : "")}
        />
      ),
    },
    { header: "Date", isText: true, cell: ({ createdAt }) => formatMoment(createdAt) },
    { header: "Result", isText: true, cell: (each) => countsText(each) || "Not known yet" },
    {
      header: "Status",
      cell: (each) => {
        const { label, tone } = importStatus(each);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      header: "Actions",
      cell: ({ id, fileName }) => (
        <Button tone="quiet" aria-label={`View ${fileName}`} onClick={() => onView(id)}>
          View
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption="Imports, newest first"
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="Nothing was imported yet"
          hint="Choose a file above: it is checked before anything is written"
          icon={<ImportIcon />}
        />
      }
    />
  );
}

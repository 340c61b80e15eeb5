import type { StaffText } from "@eldercare/contracts";
import { CONTENT_PAGE_NAMES, pageOfText, textOf } from "@eldercare/contracts/content";
import { Badge } from "../components/badge";
import { IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { EmptyState } from "../components/empty-state";
import { ContentIcon, EditIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import styles from "./content.module.css";
import { shownWords } from "./text-preview";

type TextTableProps = {
  texts: readonly StaffText[] | undefined;
  query: TableQuery;
  onEdit: (key: string) => void;
};

export function TextTable({ texts, query, onEdit }: TextTableProps) {
  const columns: readonly Column<StaffText>[] = [
    {
      header: "Text",
      isLead: true,
      cell: ({ key }) => (
        <div className={styles.named}>
          <NamedCell name={textOf(key).label} detail={textOf(key).hint} />
        </div>
      ),
    },
    {
      header: "Shown Now",
      isText: true,
      cell: ({ key, ...text }) => (
        <span className={styles.said}>{shownWords({ textKey: key, ...text })}</span>
      ),
    },
    { header: "Page", cell: ({ key }) => CONTENT_PAGE_NAMES[pageOfText(key)] },
    { header: "Status", cell: (text) => <TextState text={text} /> },
    {
      header: "Actions",
      cell: ({ key }) => (
        <RowActions>
          <IconButton aria-label={`Edit ${textOf(key).label}`} onClick={() => onEdit(key)}>
            <EditIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Texts of the shop"
      columns={columns}
      rows={texts}
      keyOf={({ key }) => key}
      query={query}
      link={{
        hrefOf: ({ key }) => `/admin/content?edit=${encodeURIComponent(key)}`,
        onOpen: ({ key }) => onEdit(key),
      }}
      empty={
        <EmptyState
          icon={<ContentIcon />}
          title="No texts found"
          hint="Try another word or another page"
        />
      }
    />
  );
}

function TextState({ text: { isOriginal, draft, planned } }: { text: StaffText }) {
  return (
    <span className={styles.states}>
      {isOriginal ? <Badge tone="grey">Original</Badge> : <Badge tone="sage">Changed</Badge>}
      {draft && <Badge tone="amber">Draft</Badge>}
      {planned.length > 0 && <Badge tone="violet">Planned</Badge>}
    </span>
  );
}

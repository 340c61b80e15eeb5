import type { StaffCategory } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button, IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { CategoriesIcon, EditIcon, PlusIcon, TrashIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import { Thumbnail } from "../components/thumbnail";

type CategoryTableProps = {
  categories: readonly StaffCategory[] | undefined;
  query: TableQuery;
  onAdd: () => void;
  onEdit: (category: StaffCategory) => void;
  onDelete: (category: StaffCategory) => void;
};

export function CategoryTable(props: CategoryTableProps) {
  const { categories, query, onAdd, onEdit, onDelete } = props;
  const columns: readonly Column<StaffCategory>[] = [
    {
      header: "Category",
      isLead: true,
      cell: ({ name, imageUrl, isActive }) => (
        <NamedCell image={<Thumbnail src={imageUrl} />} name={name}>
          {!isActive && <Badge tone="grey">Hidden</Badge>}
        </NamedCell>
      ),
    },
    { header: "Slug", isText: true, cell: ({ slug }) => slug },
    { header: "Description", isText: true, cell: ({ description }) => description || "None" },
    { header: "Created", cell: ({ createdAt }) => (createdAt ? formatDay(createdAt) : "N/A") },
    {
      header: "Actions",
      cell: (category) => (
        <RowActions>
          <IconButton aria-label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${category.name}`} onClick={() => onDelete(category)}>
            <TrashIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Categories"
      columns={columns}
      rows={categories}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No categories found"
          hint="Products are easier to find in categories"
          icon={<CategoriesIcon />}
          action={
            <Button onClick={onAdd}>
              <PlusIcon />
              Add Category
            </Button>
          }
        />
      }
    />
  );
}

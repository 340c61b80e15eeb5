import type { StaffCategory } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { PlusIcon } from "../components/icons";
import { NewButton } from "../components/new-button";
import { Screen } from "../components/screen";
import { CategoryDialog } from "./category-dialog";
import { CategoryTable } from "./category-table";
import { useCategories } from "./use-categories";
import { useDeleteCategory } from "./use-category-changes";

/** Every category, also those that shoppers do not see (spec §2 Admin categories). */
export default function CategoriesScreen() {
  const query = useCategories();
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<StaffCategory | null>(null);
  const [deleted, setDeleted] = useState<StaffCategory | null>(null);
  const remove = useDeleteCategory();

  return (
    <Screen
      title="Categories"
      subtitle="What shoppers choose from in menus and filters"
      actions={
        <NewButton onClick={() => setCreating(true)}>
          <PlusIcon />
          Add Category
        </NewButton>
      }
    >
      <Card isFlush>
        <CategoryTable
          categories={query.data}
          query={query}
          onAdd={() => setCreating(true)}
          onEdit={setEdited}
          onDelete={setDeleted}
        />
      </Card>
      {isCreating && <CategoryDialog onClose={() => setCreating(false)} />}
      {edited && <CategoryDialog category={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title={`Delete ${deleted?.name ?? "Category"}`}
        question={
          deleted && "Are you sure you want to delete this category? This action cannot be undone."
        }
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted, { onSettled: () => setDeleted(null) })}
        onCancel={() => setDeleted(null)}
      />
    </Screen>
  );
}

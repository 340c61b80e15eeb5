import type { CategoryChangesInput, CategoryInput, StaffCategory } from "@eldercare/contracts";
import { isChangedMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["categories", "products"] as const;

export function useCreateCategory() {
  return useAdminMutation({
    send: (input: CategoryInput, call) => call("categories.create", { body: input }),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Category Created",
      description: "The category has been successfully created.",
    }),
    failure: "Failed to create category. Please try again.",
  });
}

export function useUpdateCategory(id: string) {
  return useAdminMutation({
    send: (changes: CategoryChangesInput, call) =>
      call("categories.change", { params: { id }, body: changes }),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Category Updated",
      description: "The category has been successfully updated.",
    }),
    failure: "Failed to update category. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
}

export function useDeleteCategory() {
  return useAdminMutation({
    send: ({ id }: StaffCategory, call) => call("categories.remove", { params: { id } }),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Category Deleted",
      description: "The category has been successfully deleted.",
    }),
    failure: "Failed to delete category. Please try again.",
  });
}

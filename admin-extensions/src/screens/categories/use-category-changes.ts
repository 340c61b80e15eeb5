import { type CategoryInput, MessageResponse, StaffCategory } from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["/api/categories", "/api/products"];
const pathOf = (id: string) => `/api/categories/${encodeURIComponent(id)}`;

export function useCreateCategory() {
  return useAdminMutation({
    send: (input: CategoryInput) => adminApi.send("POST", "/api/categories", input, StaffCategory),
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
    send: (input: CategoryInput) => adminApi.send("PUT", pathOf(id), input, StaffCategory),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Category Updated",
      description: "The category has been successfully updated.",
    }),
    failure: "Failed to update category. Please try again.",
  });
}

export function useDeleteCategory() {
  return useAdminMutation({
    send: ({ id }: StaffCategory) =>
      adminApi.send("DELETE", pathOf(id), undefined, MessageResponse),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Category Deleted",
      description: "The category has been successfully deleted.",
    }),
    failure: "Failed to delete category. Please try again.",
  });
}

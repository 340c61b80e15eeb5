import { type ProductChangesInput, type ProductInput, StaffProduct } from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["/api/products", "/api/dashboard"];

export function useCreateProduct() {
  return useAdminMutation({
    send: (input: ProductInput) => adminApi.send("POST", "/api/products", input, StaffProduct),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Product Created",
      description: "The product has been successfully created.",
    }),
    failure: "Failed to create product. Please try again.",
  });
}

/** Changes one product; what is not sent stays. */
export function useUpdateProduct(id: string) {
  return useAdminMutation({
    send: (changes: ProductChangesInput) =>
      adminApi.send("PUT", `/api/products/${encodeURIComponent(id)}`, changes, StaffProduct),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Product Updated",
      description: "The product has been successfully updated.",
    }),
    failure: "Failed to update product. Please try again.",
  });
}

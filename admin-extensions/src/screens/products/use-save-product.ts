import type { ProductChangesInput, ProductInput } from "@eldercare/contracts";
import { isChangedMeanwhile } from "../components/use-meanwhile";
import { useAdminMutation } from "../host/use-admin-mutation";

const SHOWN_IN = ["products", "dashboard"] as const;

export function useCreateProduct() {
  return useAdminMutation({
    send: (input: ProductInput, call) => call("products.create", { body: input }),
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
    send: (changes: ProductChangesInput, call) =>
      call("products.change", { params: { id }, body: changes }),
    refreshes: SHOWN_IN,
    success: () => ({
      title: "Product Updated",
      description: "The product has been successfully updated.",
    }),
    failure: "Failed to update product. Please try again.",
    isShownElsewhere: isChangedMeanwhile,
  });
}

import type { StaffProduct } from "@eldercare/contracts";
import { ConfirmDialog } from "../components/confirm-dialog";
import { useAdminMutation } from "../host/use-admin-mutation";

type DeleteProductProps = { product: StaffProduct | null; onClose: () => void };

/** Asks, then takes a product out of the shop. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const remove = useAdminMutation({
    send: ({ id }: StaffProduct, call) => call("products.remove", { params: { id } }),
    refreshes: ["products", "dashboard"],
    success: () => ({
      title: "Product Deleted",
      description: "The product has been successfully deleted.",
    }),
    failure: "Failed to delete product. Please try again.",
  });
  return (
    <ConfirmDialog
      title="Delete Product"
      question={
        product &&
        `Are you sure you want to delete "${product.name}"? This action cannot be undone.`
      }
      action="Delete"
      isPending={remove.isPending}
      onConfirm={() => product && remove.mutate(product, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

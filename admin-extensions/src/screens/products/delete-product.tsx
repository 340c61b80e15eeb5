import type { StaffProduct } from "@eldercare/contracts";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "../components/confirm-dialog";
import { useAdminHost } from "../host/admin-host";
import { useAdminMutation } from "../host/use-admin-mutation";

type DeleteProductProps = { product: StaffProduct | null; onClose: () => void };

/** Asks, then takes a product out of the shop. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  return product && <Question key={product.id} product={product} onClose={onClose} />;
}

type QuestionProps = { product: StaffProduct; onClose: () => void };

function Question({ product, onClose }: QuestionProps) {
  const { id } = product;
  const { api } = useAdminHost();
  const [waiting, setWaiting] = useState(0);
  // Asked once, beside the cache: nobody asks again for what has just been deleted.
  useEffect(() => {
    const read = api.call("products.readVariants", { params: { id } });
    read.then(
      ({ waitingOrders }) => setWaiting(waitingOrders),
      () => undefined,
    );
  }, [api, id]);
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
      question={`Are you sure you want to delete "${product.name}"? This action cannot be undone.${waitingInWords(waiting)}`}
      action="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(product, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** What becomes of orders that wait for it. */
function waitingInWords(orders: number): string {
  if (orders === 0) return "";
  const wait = orders === 1 ? "1 open order waits" : `${orders} open orders wait`;
  return ` ${wait} for it: it leaves the shop at once, and is kept in the archive until they are sent.`;
}

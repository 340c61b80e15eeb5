import type { StaffProduct } from "@eldercare/contracts";
import { Switch } from "../components/switch";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Publishes a product, or makes a draft of it, at once. */
export function PublishSwitch({ product }: { product: StaffProduct }) {
  const publish = useAdminMutation({
    send: (published: boolean, call) =>
      call("products.change", { params: { id: product.id }, body: { published } }),
    refreshes: ["products", "dashboard"],
    success: ({ published }) => ({
      title: "Product Updated",
      description: published ? "It is published." : "It is a draft: only staff see it.",
    }),
    failure: "Failed to update product. Please try again.",
  });
  return (
    <Switch
      aria-label={`${product.name} is published`}
      checked={publish.isPending ? publish.variables : product.published}
      disabled={publish.isPending}
      onChange={({ currentTarget }) => publish.mutate(currentTarget.checked)}
    />
  );
}

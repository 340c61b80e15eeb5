import type { StaffCategory } from "@eldercare/contracts";
import { Dialog } from "../components/dialog";
import { EmptyState } from "../components/empty-state";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import { ProductDialog } from "./product-dialog";

type EditProductProps = {
  id: string;
  categories: readonly StaffCategory[] | undefined;
  onClose: () => void;
};

/** The dialog of one product as it is now: the list may be older, or not hold it at all. */
export function EditProduct({ id, categories, onClose }: EditProductProps) {
  const query = useAdminQuery("products.listAll", { query: { ids: id } });
  const product = query.data?.products[0];
  if (query.isFetchedAfterMount && product && categories) {
    return <ProductDialog product={product} categories={categories} onClose={onClose} />;
  }
  return (
    <Dialog title="Edit Product" isOpen onClose={onClose} size="wide">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && query.isFetchedAfterMount && !product && (
        <EmptyState title="Product Not Found" hint="It may have been deleted" />
      )}
      {!query.error && (!query.isFetchedAfterMount || (product && !categories)) && <Loading />}
    </Dialog>
  );
}

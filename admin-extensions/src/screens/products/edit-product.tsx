import type { StaffCategory } from "@eldercare/contracts";
import { Dialog } from "../components/dialog";
import { EmptyState } from "../components/empty-state";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import { copyOf } from "./product-copy";
import { ProductDialog } from "./product-dialog";
import { productFormOf } from "./product-form";

type EditProductProps = {
  id: string;
  categories: readonly StaffCategory[] | undefined;
  /** Whether to open a new product that begins as a copy of this one. */
  isCopy?: boolean;
  onDuplicate?: () => void;
  onClose: () => void;
};

/** The dialog of one product as it is now: the list may be older, or not hold it at all. */
export function EditProduct(props: EditProductProps) {
  const { id, categories, isCopy = false, onDuplicate, onClose } = props;
  const query = useAdminQuery("products.listAll", { query: { ids: id } });
  const table = useAdminQuery("products.readVariants", { params: { id } });
  const product = query.data?.products[0];
  const variants = table.isFetchedAfterMount ? table.data : undefined;
  const error = query.error ?? (product ? table.error : null);
  const retry = () => void Promise.all([query.refetch(), table.refetch()]);
  if (query.isFetchedAfterMount && product && variants && categories) {
    const shared = { categories, onClose };
    if (isCopy) {
      const template = copyOf(productFormOf(product, variants));
      return <ProductDialog {...{ ...shared, template, copiedId: id }} />;
    }
    return (
      <ProductDialog {...{ ...shared, product, variants, ...(onDuplicate && { onDuplicate }) }} />
    );
  }
  return (
    <Dialog
      title={isCopy ? "Create New Product" : "Edit Product"}
      isOpen
      onClose={onClose}
      size="wide"
    >
      {error && <Problem error={error} onRetry={retry} />}
      {!error && query.isFetchedAfterMount && !product && (
        <EmptyState title="Product Not Found" hint="It may have been deleted" />
      )}
      {!error && (!query.isFetchedAfterMount || product) && <Loading />}
    </Dialog>
  );
}

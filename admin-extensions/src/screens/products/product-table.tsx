import type { Category, StaffProduct } from "@eldercare/contracts";
import { Button, IconButton } from "../components/button";
import {
  type Column,
  DataTable,
  type RowSelection,
  type TableQuery,
} from "../components/data-table";
import { EmptyState } from "../components/empty-state";
import type { TableSort } from "../components/head-cell";
import {
  CopyIcon,
  EditIcon,
  PlusIcon,
  ProductsIcon,
  TrashIcon,
  ViewIcon,
} from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import { Thumbnail } from "../components/thumbnail";
import type { OpenRow } from "../components/use-open-row";
import { categoryName } from "./category-names";
import { PriceCell } from "./price-cell";
import { StatusBadges, StockBadge } from "./product-badges";
import styles from "./product-table.module.css";
import { PublishSwitch } from "./publish-switch";

type ProductTableProps = {
  products: readonly StaffProduct[] | undefined;
  categories: readonly Category[];
  query: TableQuery;
  isFiltered: boolean;
  onAdd: () => void;
  open: OpenRow;
  sort: TableSort;
  /** Left out for those who may change nothing. */
  selection: RowSelection<StaffProduct> | undefined;
  onEdit: (product: StaffProduct) => void;
  onDuplicate: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
};

export function ProductTable(props: ProductTableProps) {
  const { products, categories, query, isFiltered, onAdd, open, sort, selection } = props;
  const { onEdit, onDuplicate, onDelete } = props;
  const columns: readonly Column<StaffProduct>[] = [
    {
      header: "Product",
      isLead: true,
      sort: "name",
      cell: ({ name, images }) => (
        <NamedCell isCut image={<Thumbnail src={images[0]} />} name={name} />
      ),
    },
    {
      header: "SKU",
      isText: true,
      isPaired: true,
      cell: ({ sku }) => <span className={styles.sku}>{sku}</span>,
    },
    {
      header: "Pricing",
      isPaired: true,
      sort: "price",
      cell: (product) => <PriceCell product={product} />,
    },
    { header: "Stock", sort: "stock", cell: (product) => <StockBadge product={product} /> },
    {
      header: "Category",
      sort: "category",
      isText: true,
      isPaired: true,
      cell: ({ categoryId }) => (
        <span className={styles.category}>{categoryName(categories, categoryId)}</span>
      ),
    },
    {
      header: "Status",
      isPaired: true,
      cell: (product) => (
        <div className={styles.status}>
          <PublishSwitch product={product} />
          <div className={styles.badges}>
            <StatusBadges product={product} />
          </div>
        </div>
      ),
    },
    {
      header: "Actions",
      isPaired: true,
      cell: (product) => (
        <RowActions>
          <IconButton aria-label={`View ${product.name}`} onClick={() => open.open(product.id)}>
            <ViewIcon />
          </IconButton>
          <IconButton aria-label={`Edit ${product.name}`} onClick={() => onEdit(product)}>
            <EditIcon />
          </IconButton>
          <IconButton
            className={styles.duplicate}
            aria-label={`Duplicate ${product.name}`}
            onClick={() => onDuplicate(product)}
          >
            <CopyIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${product.name}`} onClick={() => onDelete(product)}>
            <TrashIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Products"
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
      query={query}
      link={{ hrefOf: ({ id }) => open.hrefOf(id), onOpen: ({ id }) => open.open(id) }}
      sort={sort}
      {...(selection && { selection })}
      empty={
        <EmptyState
          title="No products found"
          hint={
            isFiltered
              ? "Try another search or category"
              : "Create your first product to get started"
          }
          icon={<ProductsIcon />}
          action={
            isFiltered ? undefined : (
              <Button onClick={onAdd}>
                <PlusIcon />
                Create Product
              </Button>
            )
          }
        />
      }
    />
  );
}

import {
  ADMIN_PRODUCTS_LIMIT,
  ADMIN_PRODUCTS_ON_PHONE,
  LOW_STOCK_BELOW,
  PRICE_GRID_PAGES,
  type StaffProduct,
  StaffProductSort,
  StockLeft,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { useState } from "react";
import { CategoryOptions } from "../categories/category-options";
import { useCategories } from "../categories/use-categories";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DraftQuestion } from "../components/draft-question";
import { ExportLinks } from "../components/export-links";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { PlusIcon } from "../components/icons";
import { useUnsaved } from "../components/leave-guard";
import { NewButton } from "../components/new-button";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { useAddressValue } from "../components/use-address-value";
import { ANY, ROW, useListParams } from "../components/use-list-params";
import { useOpenRow } from "../components/use-open-row";
import { usePageWithin } from "../components/use-page-within";
import { usePhone } from "../components/use-phone";
import { useAdminHost } from "../host/admin-host";
import { useAdminQuery } from "../host/use-admin-query";
import { DeleteProduct } from "./delete-product";
import { EditProduct } from "./edit-product";
import type { GridEdits } from "./grid/grid-edits";
import { PriceGrid } from "./grid/price-grid";
import { useGridEdits } from "./grid/use-grid-edits";
import { ProductDialog } from "./product-dialog";
import { ProductTable } from "./product-table";
import { ProductView } from "./product-view";
import { ChosenProductsBar } from "./together/chosen-products-bar";
import { TogetherDialog, type TogetherDialogProps } from "./together/together-dialog";
import { useChosenProducts } from "./together/use-chosen-products";

const NONE: readonly never[] = [];

const FILTERS = {
  search: ANY,
  stock: StockLeft.options,
  sort: StaffProductSort.options,
  ...{ as: ["grid"], size: PRICE_GRID_PAGES.map(String) },
  ...{ view: ROW, edit: ROW },
} as const;

/** The table's name of each of the call's orders; featured ones first have no column. */
const COLUMN_SORTS: Partial<Record<StaffProductSort, string>> = {
  ...{ name: "name", nameDesc: "-name" },
  ...{ priceAsc: "price", priceDesc: "-price" },
  ...{ stockAsc: "stock", stockDesc: "-stock" },
  ...{ categoryAsc: "category", categoryDesc: "-category" },
};
const sortByOf = (column: string) =>
  StaffProductSort.options.find((sortBy) => COLUMN_SORTS[sortBy] === column) ?? "";

/** Every product, also those that shoppers do not see (spec §2 Admin products). */
export default function ProductsScreen() {
  const { data: categories } = useCategories();
  const list = useListParams({
    ...FILTERS,
    // Known once they are here.
    categoryId: (id) => !categories || categories.some((category) => category.id === id),
  });
  const search = list.read("search");
  const categoryId = list.read("categoryId");
  const stock = list.read("stock");
  // In the address: the shop's product cards lead straight to the dialog.
  const [editedId, setEditedId] = useAddressValue("edit");
  const [isCreating, setCreating] = useState(false);
  const open = useOpenRow("view");
  const sort = list.read("sort");
  const [copiedId, setCopiedId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<StaffProduct | null>(null);
  const pageSize = usePhone() ? ADMIN_PRODUCTS_ON_PHONE : ADMIN_PRODUCTS_LIMIT;
  const query = useAdminQuery("products.listAll", {
    query: {
      search,
      categoryId,
      sortBy: sort,
      stock,
      limit: String(pageSize),
      offset: String((list.page - 1) * pageSize),
    },
  });
  const { products, total } = query.data ?? {};
  const viewed = products?.find(({ id }) => id === open.id);
  const chosen = useChosenProducts(products, total ?? 0, {
    ...(search && { search }),
    ...(categoryId && { categoryId }),
    ...(stock && { stock }),
  });
  // As it was chosen: the list may find others once they are changed.
  const [changing, setChanging] = useState<Pick<TogetherDialogProps, "which" | "count"> | null>(
    null,
  );
  const { mayMake } = useAdminHost();
  const mayChange = mayMake("products.changeTogether");
  const mayEditGrid = mayMake("products.saveGrid");
  const isGrid = mayEditGrid && list.read("as") === "grid";
  // Whoever looks at the list in between finds the table's cells as they typed them.
  const { edits, setEdits, draft } = useGridEdits();
  const unsaved = edits.size === 1 ? "1 row not saved" : `${edits.size} rows not saved`;
  usePageWithin(list, isGrid || query.isPlaceholderData ? undefined : total, pageSize);

  return (
    <Screen
      title={total === undefined ? "Products" : `Products (${total})`}
      subtitle="Everything the shop sells"
      isDense
      actions={
        <>
          {mayEditGrid && (
            <Button tone="secondary" onClick={() => list.filter({ as: isGrid ? "" : "grid" })}>
              {isGrid ? "Back to the List" : "Edit Prices and Stock"}
              {!isGrid && edits.size > 0 && ` (${unsaved})`}
            </Button>
          )}
          <NewButton onClick={() => setCreating(true)}>
            <PlusIcon />
            Add Product
          </NewButton>
        </>
      }
    >
      <UnsavedCells edits={edits} />
      <FilterBar>
        <SearchBox
          label="Search products"
          placeholder="Search products..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by category"
          value={categoryId}
          onChange={(value) => list.filter({ categoryId: value })}
        >
          <option value="">All Categories</option>
          {categories && <CategoryOptions categories={categories} />}
        </FilterSelect>
        <FilterSelect
          label="Filter by stock"
          value={stock}
          onChange={(value) => list.filter({ stock: value })}
        >
          <option value="">Any Stock</option>
          <option value="low">Low: under {LOW_STOCK_BELOW} available</option>
          <option value="out">Sold out</option>
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      {isGrid ? (
        <Card isFlush>
          <DraftQuestion {...draft} />
          <PriceGrid
            list={list}
            size={list.read("size")}
            filter={{ search, categoryId, stock, sortBy: sort }}
            edits={edits}
            onEdits={setEdits}
          />
        </Card>
      ) : (
        <Card isFlush>
          <ChosenProductsBar
            chosen={chosen}
            total={total ?? 0}
            onChange={() => {
              const { which, count } = chosen;
              if (which) setChanging({ which, count });
            }}
          />
          <ProductTable
            products={products}
            categories={categories ?? NONE}
            query={query}
            isFiltered={Boolean(search || categoryId || stock)}
            onAdd={() => setCreating(true)}
            open={open}
            selection={mayChange ? chosen.selection : undefined}
            sort={{
              // By name where it says nothing and nothing is searched.
              value: (sort && COLUMN_SORTS[sort]) || (search ? "relevance" : "name"),
              onChange: (value) => list.filter({ sort: sortByOf(value) }),
            }}
            onEdit={({ id }) => setEditedId(id)}
            onDuplicate={({ id }) => setCopiedId(id)}
            onDelete={setDeleted}
          />
          <Pagination
            page={list.page}
            pageSize={pageSize}
            total={total ?? 0}
            onChange={list.goTo}
          />
        </Card>
      )}
      <ExportLinks
        hrefOf={(format) =>
          addressOf("catalogFiles.download", {
            params: { kind: "products" },
            query: { search, categoryId, stock, sortBy: sort, format },
          })
        }
      />
      {changing && (
        <TogetherDialog
          {...changing}
          categories={categories ?? NONE}
          onClose={(isDone) => {
            setChanging(null);
            if (isDone) chosen.clear();
          }}
        />
      )}
      {isCreating && (
        <ProductDialog categories={categories ?? NONE} onClose={() => setCreating(false)} />
      )}
      {viewed && (
        <ProductView
          product={viewed}
          categories={categories ?? NONE}
          onEdit={() => list.replace({ view: "", edit: viewed.id })}
          onClose={open.close}
        />
      )}
      {editedId && (
        <EditProduct
          key={editedId}
          id={editedId}
          categories={categories}
          onDuplicate={() => {
            setCopiedId(editedId);
            setEditedId("");
          }}
          onClose={() => setEditedId("")}
        />
      )}
      {copiedId && (
        <EditProduct
          key={`copy of ${copiedId}`}
          isCopy
          id={copiedId}
          categories={categories}
          onClose={() => setCopiedId(null)}
        />
      )}
      <DeleteProduct product={deleted} onClose={() => setDeleted(null)} />
    </Screen>
  );
}

/** Stands in the screen, whose guard asks before it is left. */
function UnsavedCells({ edits }: { edits: GridEdits }) {
  useUnsaved(edits.size > 0);
  return null;
}

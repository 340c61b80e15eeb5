import type { Product } from "@eldercare/contracts";
import { useState } from "react";
import { useAdminQuery } from "../host/use-admin-query";
import { FoundList } from "./found-list";
import { SearchBox } from "./search-box";

const SHOWN = 6;
const FEWEST_LETTERS = 2;

type ProductPickerProps<Good> = {
  /** What the empty search says. */
  placeholder?: string;
  /** What of a product can be chosen: itself, or each of its variants. */
  goodsOf: (product: Product) => readonly Good[];
  wordsOf: (good: Good) => {
    id: string;
    name: string;
    facts: readonly string[];
    isDisabled?: boolean;
  };
  onAdd: (good: Good) => void;
};

/** Products that shoppers see, found by name or SKU, to add one. */
export function ProductPicker<Good>(props: ProductPickerProps<Good>) {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchBox
        label="Find a product"
        placeholder={props.placeholder ?? "Name or SKU"}
        value={search}
        onChange={setSearch}
      />
      {search.length >= FEWEST_LETTERS && <Found {...props} search={search} />}
    </>
  );
}

function Found<Good>(props: ProductPickerProps<Good> & { search: string }) {
  const { search, goodsOf, wordsOf, onAdd } = props;
  const { data } = useAdminQuery("products.list", { query: { search, limit: String(SHOWN) } });
  if (!data) return null;
  return (
    <FoundList
      label="Products found"
      none="No product was found."
      found={data.products.flatMap(goodsOf)}
      wordsOf={wordsOf}
      action="Add"
      onTake={onAdd}
    />
  );
}

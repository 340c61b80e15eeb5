import type { ProductsTogetherInput, StaffProduct } from "@eldercare/contracts";
import { useState } from "react";
import type { RowSelection } from "../../components/data-table";

type Matching = Extract<ProductsTogetherInput["which"], { matching: unknown }>["matching"];

/** Products that are chosen for one change, on whatever page; or all that the filter finds. */
export type ChosenProducts = {
  count: number;
  /** Null while none is chosen. */
  which: ProductsTogetherInput["which"] | null;
  selection: RowSelection<StaffProduct>;
  /** Left out where all are chosen. */
  chooseAll: (() => void) | undefined;
  clear: () => void;
};

/** What is chosen in the list of products; another filter begins anew. */
export function useChosenProducts(
  products: readonly StaffProduct[] | undefined,
  total: number,
  matching: Matching,
): ChosenProducts {
  const filter = JSON.stringify(matching);
  const [state, setState] = useState<Choice>(NOTHING);
  const choice = state.filter === filter ? state : NOTHING;
  const choose = (chosen: ReadonlySet<string> | "all") => setState({ filter, chosen });
  const isAll = choice.chosen === "all";
  const chosen = choice.chosen === "all" ? new Set(products?.map(({ id }) => id)) : choice.chosen;
  const count = isAll ? total : chosen.size;
  return {
    count,
    which: count === 0 ? null : isAll ? { matching } : { ids: [...chosen] },
    selection: { chosen, onChange: choose, nameOf: ({ name }) => name },
    chooseAll: isAll || total <= chosen.size ? undefined : () => choose("all"),
    clear: () => setState(NOTHING),
  };
}

type Choice = { filter: string; chosen: ReadonlySet<string> | "all" };
const NOTHING: Choice = { filter: "", chosen: new Set<string>() };
